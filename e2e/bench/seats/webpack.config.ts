/* The page that `npm run bench -- seats` opens: production code, no federation, no server. */
import path from 'node:path';
import { baseConfig } from '@wayfare/federation';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';

const directory = 'e2e/bench/seats';

const config: Configuration = {
  ...baseConfig('browser', 'seat-bench'),
  target: ['web', 'es2022'],
  entry: { seats: path.resolve(directory, 'client.ts') },
  output: {
    path: path.resolve(directory, 'dist'),
    publicPath: '',
    filename: '[name].js',
    chunkFilename: '[name].js',
    assetModuleFilename: '[name][ext]',
    clean: true,
  },
  plugins: [
    new MiniCssExtractPlugin({ ignoreOrder: true, filename: '[name].css' }),
    new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify('production') }),
  ],
};

export default config;
