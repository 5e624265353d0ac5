import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { LANGUAGES } from '@wayfare/domain';
import OptimizeLocalesPlugin from '@react-aria/optimize-locales-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { AssetsPlugin } from './assets-plugin';
import { baseConfig } from './base-config';
import { BrotliPlugin } from './brotli-plugin';
import { IntegrityPlugin } from './integrity-plugin';
import { isProduction } from './production';
import { sharedOptions } from './shared-modules';
import { workspaceRoot } from './workspace';

/** Modules of every page, in one file; heavy parts of the design system stay lazy. */
const FIRST_VISIT =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|jotai|i18next|react-i18next)[\\/]|libs[\\/](?:router|session|i18n|remote-kit|domain|api-contract)[\\/]src|libs[\\/]api-client[\\/]src[\\/](?!query-cache)|libs[\\/]ui[\\/]src/;
const LATER =
  /node_modules[\\/](?:react-aria|react-stately|@react-aria|@react-stately|@internationalized)|libs[\\/]ui[\\/]src[\\/](?:date-range|combobox|dialog|popover|gallery|dev-gallery)/;

const BOOKING = /libs[\\/]ui[\\/]src[\\/]booking/;

interface NamedModule {
  type: string;
  nameForCondition?: () => string | null;
}

const fileOf = (module: NamedModule) => module.nameForCondition?.() ?? '';

const BUNDLER_RUNTIME = /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;
const HOST_RUNTIME = path.join(workspaceRoot, 'libs/federation/src/host-runtime.js');

/** Leads the plugin's own entry to host-runtime.js: with one importer, webpack joins the runtime into one scope and drops its unused parts. */
const oneRuntime = () =>
  new webpack.NormalModuleReplacementPlugin(
    BUNDLER_RUNTIME,
    (data: { request: string; createData: { resource?: string } }) => {
      // only the plugin's entry names the file; host-runtime.js asks by package and is left alone
      if (data.createData.resource === undefined) data.request = HOST_RUNTIME;
    },
  );

export interface HostOptions {
  name: string;
  directory: string;
  entry: string;
  publicPath: string;
  output: string;
}

/** Browser build of a host: the shell, or a partner's page. It provides every shared module. */
export function hostConfig({
  name,
  directory,
  entry,
  publicPath,
  output,
}: HostOptions): Configuration {
  return {
    ...baseConfig('browser', name),
    name: `${name}-browser`,
    target: ['web', 'es2022'],
    entry: { main: path.join(workspaceRoot, directory, entry) },
    output: {
      path: path.join(workspaceRoot, output),
      publicPath,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      uniqueName: name,
      chunkLoadTimeout: 8000,
      crossOriginLoading: 'anonymous',
      strictModuleErrorHandling: true,
      clean: true,
    },
    optimization: {
      ...baseConfig('browser', name).optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          // one sheet for the whole frame: each costs a round trip, however small
          styles: {
            test: (module: NamedModule) =>
              module.type === 'css/mini-extract' && !LATER.test(fileOf(module)),
            name: 'styles',
            chunks: 'all',
            enforce: true,
            priority: 30,
          },
          first: {
            test: (module: NamedModule) =>
              FIRST_VISIT.test(fileOf(module)) && !LATER.test(fileOf(module)),
            name: 'shared',
            chunks: 'async',
            enforce: true,
            priority: 20,
          },
          uiBooking: {
            test: (module: NamedModule) =>
              module.type !== 'css/mini-extract' && BOOKING.test(fileOf(module)),
            name: 'ui-booking',
            chunks: 'async',
            enforce: true,
            priority: 25,
          },
          // a stable file name, so that the server can preload it
          queryCache: {
            test: /node_modules[\\/]@tanstack[\\/]|libs[\\/]api-client[\\/]src[\\/]query-cache/,
            name: 'query-cache',
            chunks: 'async',
            enforce: true,
            priority: 20,
          },
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name,
        shared: sharedOptions('host'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        virtualRuntimeEntry: true,
        // libs/releases loads remotes: only the share scope of the runtime is needed
        experiments: {
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      oneRuntime(),
      OptimizeLocalesPlugin.webpack({ locales: [...LANGUAGES] }),
      new MiniCssExtractPlugin({
        ignoreOrder: true,
        filename: '[name].[contenthash:10].css',
        chunkFilename: '[name].[contenthash:10].css',
      }),
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(
          process.env.NODE_ENV === 'development' ? 'development' : 'production',
        ),
      }),
      new IntegrityPlugin(),
      new AssetsPlugin(),
      ...(isProduction ? [new BrotliPlugin()] : []),
    ],
  };
}
