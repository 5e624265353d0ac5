import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerName, releasePath, UNSTAMPED } from '@wayfare/releases/names';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { AssetsPlugin } from './assets-plugin';
import { baseConfig } from './base-config';
import { ImportsPlugin } from './imports-plugin';
import { IntegrityPlugin } from './integrity-plugin';
import { JoinedExposePlugin } from './joined-expose-plugin';
import { consumedOwnCopies } from './own-copies';
import { portableEntry } from './portable-entry';
import { serverLibraryConfig } from './server-library';
import { sharedOptions } from './shared-modules';
import { workspaceRoot } from './workspace';

const BUNDLER_RUNTIME = /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;

/** Browser and server build of a vertical; the version is a placeholder until stamp-build.ts knows the content. */
export function remoteConfig(directory: string): Configuration[] {
  const { name } = JSON.parse(
    readFileSync(path.join(workspaceRoot, directory, 'vertical.json'), 'utf8'),
  ) as { name: string };
  const container = containerName(name, UNSTAMPED);
  const assets = {
    publicPath: `${releasePath(name, UNSTAMPED)}/client/`,
    assetModuleFilename: '[name].[contenthash:8][ext]',
  };
  const browser: Configuration = {
    ...baseConfig('browser', name),
    name: `${name}-browser`,
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: path.join(workspaceRoot, directory, 'dist/client'),
      ...assets,
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: container,
      chunkLoadTimeout: 8000,
      crossOriginLoading: 'anonymous',
      // modules that threw are evaluated anew for Retry; strictModuleErrorHandling would rethrow
      strictModuleExceptionHandling: true,
      clean: true,
    },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        library: { type: 'global', name: container },
        exposes: {
          './routes': { import: `./${directory}/src/remote.ts`, name: 'expose-routes' },
          './lifecycles': { import: `./${directory}/src/lifecycles.ts`, name: 'expose-lifecycles' },
        },
        shared: sharedOptions('remote'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        virtualRuntimeEntry: true,
      }),
      consumedOwnCopies(),
      portableEntry(),
      new webpack.NormalModuleReplacementPlugin(
        BUNDLER_RUNTIME,
        path.join(workspaceRoot, 'libs/federation/src/runtime-shim.js'),
      ),
      // packages that ask for their own address would get a path of the build machine
      new webpack.DefinePlugin({ 'import.meta.url': 'undefined' }),
      new MiniCssExtractPlugin({
        ignoreOrder: true,
        filename: '[name].css',
        chunkFilename: '[name].css',
      }),
      new JoinedExposePlugin({ container, expose: 'expose-routes' }),
      new IntegrityPlugin(),
      new AssetsPlugin(),
      new ImportsPlugin(),
    ],
  };
  return [browser, serverLibraryConfig(name, directory, assets)];
}
