import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { containerName, DEV_VERSION, releasePath } from '@wayfare/releases/names';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { AssetsPlugin } from './assets-plugin';
import { baseConfig } from './base-config';
import { consumedOwnCopies } from './own-copies';
import { isProduction } from './production';
import { serverLibraryConfig } from './server-library';
import { sharedOptions } from './shared-modules';
import { workspaceRoot } from './workspace';

const own = (file: string) => path.join(workspaceRoot, 'libs/federation/src', file);
const BUNDLER_RUNTIME = /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;
/** Both names of the runtime, and the plugin's entry, which would install a second copy. */
const REFRESH_RUNTIME = /react-refresh[\\/]runtime(?:\.js)?$|ReactRefreshEntry\.js$/;

const UNAFFECTED = { memoryCacheUnaffected: true };

export interface DevRemote {
  name: string;
  directory: string;
  origin: string;
  output: string;
}

const devPublicPath = ({ name, origin }: Pick<DevRemote, 'name' | 'origin'>): string =>
  `${origin}${releasePath(name, DEV_VERSION)}/client/`;

function browserConfig(remote: DevRemote): Configuration {
  const { name, directory, output } = remote;
  const container = containerName(name, DEV_VERSION);
  const base = baseConfig('browser', name, true);
  return {
    ...base,
    name: `${name}-browser`,
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: path.join(output, 'client'),
      publicPath: devPublicPath(remote),
      assetModuleFilename: '[name].[contenthash:8][ext]',
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: container,
      crossOriginLoading: 'anonymous',
      strictModuleExceptionHandling: true,
    },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        '@wayfare/under-development$': path.join(workspaceRoot, directory, 'src/remote.ts'),
      },
    },
    cache: base.cache instanceof Object && { ...base.cache, ...UNAFFECTED },
    experiments: { cacheUnaffected: true },
    // Faulty builds emit nothing: the page keeps the last good one.
    optimization: { ...base.optimization, emitOnErrors: false },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        library: { type: 'global', name: container },
        exposes: { './routes': { import: own('dev-expose.js'), name: 'expose-routes' } },
        shared: sharedOptions('remote'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        virtualRuntimeEntry: true,
      }),
      consumedOwnCopies(),
      new webpack.NormalModuleReplacementPlugin(BUNDLER_RUNTIME, own('runtime-shim.js')),
      new webpack.NormalModuleReplacementPlugin(REFRESH_RUNTIME, own('refresh-shim.js')),
      new ReactRefreshPlugin({
        overlay: false,
        exclude: [/node_modules/, /libs[\\/]federation[\\/]src/],
      }),
      new MiniCssExtractPlugin({
        ignoreOrder: true,
        filename: '[name].css',
        chunkFilename: '[name].css',
      }),
      new AssetsPlugin(),
    ],
  };
}

function serverConfig(remote: DevRemote): Configuration {
  const { name, directory, output } = remote;
  const config = serverLibraryConfig(name, directory, {
    publicPath: devPublicPath(remote),
    assetModuleFilename: '[name].[contenthash:8][ext]',
  });
  const manifest = path.join(workspaceRoot, directory, 'vertical.json');
  const watchManifest = (compiler: Compiler) =>
    compiler.hooks.afterCompile.tap(
      'Manifest',
      ({ fileDependencies }) => void fileDependencies.add(manifest),
    );
  return {
    ...config,
    output: { ...config.output, path: path.join(output, 'server') },
    optimization: { ...config.optimization, emitOnErrors: false },
    plugins: [...(config.plugins ?? []), watchManifest],
  };
}

/** Browser build (with React Refresh) and server build for development. Throws unless NODE_ENV is `development`. */
export function devRemoteConfig(remote: DevRemote): {
  browser: Configuration;
  server: Configuration;
} {
  if (isProduction) throw new Error('a vertical is served while it is edited in development only');
  return { browser: browserConfig(remote), server: serverConfig(remote) };
}
