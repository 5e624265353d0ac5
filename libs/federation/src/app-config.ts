import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config';
import { BrotliPlugin } from './brotli-plugin';
import { DocumentPlugin } from './document-plugin';
import { isProduction } from './production';
import { workspaceRoot } from './workspace';

export interface AppOptions {
  name: string;
  directory: string;
  entry: string;
  /** HTML file that gets the entry's script and sheet */
  document: string;
  /** path that it is served below; `/` without one */
  base?: `/${string}/`;
}

/** Browser build of an application of its own, which shares no module with the site: one script, one sheet, one document. */
export function appConfig(options: AppOptions): Configuration {
  const { name, directory, entry, document, base = '/' } = options;
  const inProject = (file: string) => path.join(workspaceRoot, directory, file);
  return {
    ...baseConfig('browser', name),
    name: `${name}-browser`,
    target: ['web', 'es2022'],
    entry: { main: inProject(entry) },
    output: {
      path: inProject('dist'),
      publicPath: base,
      filename: 'assets/[name].[contenthash:10].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      uniqueName: name,
      strictModuleErrorHandling: true,
      clean: true,
    },
    plugins: [
      new MiniCssExtractPlugin({
        ignoreOrder: true,
        filename: 'assets/[name].[contenthash:10].css',
      }),
      new DocumentPlugin(inProject(document), base),
      ...(isProduction ? [new BrotliPlugin()] : []),
    ],
  };
}
