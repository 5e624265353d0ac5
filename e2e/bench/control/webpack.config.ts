/*
 * One bundle of the very sources that the composed site is made of, without federation: the shell's start and all
 * verticals, pages and slots as lazy chunks, webpack's own way of splitting. The bars of `npm run bench` are ratios to it.
 */
import path from 'node:path';
import OptimizeLocalesPlugin from '@react-aria/optimize-locales-plugin';
import {
  AssetsPlugin,
  baseConfig,
  BrotliPlugin,
  IntegrityPlugin,
  nodeConfig,
} from '@wayfare/federation';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';

const directory = 'e2e/bench/control';
const loaders = [
  {
    test: /mfe-[a-z0-9-]+[\\/]src[\\/]remote\.ts$/,
    enforce: 'pre' as const,
    loader: path.resolve(directory, 'chunk-names.cjs'),
  },
  {
    test: path.resolve(directory, 'verticals.ts'),
    enforce: 'pre' as const,
    loader: path.resolve(directory, 'all-verticals.cjs'),
  },
];

function withVerticals(config: Configuration): Configuration {
  return {
    ...config,
    module: { ...config.module, rules: [...(config.module?.rules ?? []), ...loaders] },
  };
}

const browser: Configuration = {
  ...baseConfig('browser', 'control'),
  name: 'control-browser',
  target: ['web', 'es2022'],
  entry: { main: path.resolve(directory, 'client.ts') },
  output: {
    path: path.resolve(directory, 'dist/client'),
    publicPath: '/assets/',
    filename: '[name].[contenthash:10].js',
    chunkFilename: '[name].[contenthash:10].js',
    assetModuleFilename: '[name].[contenthash:10][ext]',
    crossOriginLoading: 'anonymous',
    clean: true,
  },
  plugins: [
    OptimizeLocalesPlugin.webpack({ locales: ['en-GB', 'nl-NL'] }),
    new MiniCssExtractPlugin({
      ignoreOrder: true,
      filename: '[name].[contenthash:10].css',
      chunkFilename: '[name].[contenthash:10].css',
    }),
    new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify('production') }),
    new IntegrityPlugin(),
    new AssetsPlugin(),
    new BrotliPlugin(),
  ],
};

const server = nodeConfig(
  'control',
  directory,
  { server: `server.ts`, bare: 'bare.ts' },
  'dist/server',
);
// pictures have one address, whichever build names them
const named: Configuration = {
  ...server,
  output: {
    ...server.output,
    publicPath: '/assets/',
    assetModuleFilename: '[name].[contenthash:10][ext]',
  },
};

export default [withVerticals(browser), withVerticals(named)];
