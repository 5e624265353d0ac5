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

/**
 * Browser and server build of a vertical. `directory` is its folder, relative to the workspace. Its version is a
 * placeholder, which the step after the build (stamp-build.ts) replaces when the content is known.
 */
export function remoteConfig(directory: string): Configuration[] {
  const { name } = JSON.parse(
    readFileSync(path.join(workspaceRoot, directory, 'vertical.json'), 'utf8'),
  ) as { name: string };
  const container = containerName(name, UNSTAMPED);
  // Pictures have one address, whichever build names them.
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
      // A module that threw is evaluated anew when it is asked for again, so that Retry can help. The option's newer
      // relative, strictModuleErrorHandling, remembers the error and throws it again.
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
      // else a package that asks for its own address gets a path of the machine that built it
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
