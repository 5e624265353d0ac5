import path from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config';
import { workspaceRoot } from './workspace';

/** Build for Node: a bundle of workspace code for each entry, packages from node_modules at run time. */
export function nodeConfig(
  name: string,
  directory: string,
  entries: Record<string, string>,
  output = 'dist',
): Configuration {
  return {
    ...baseConfig('server', name),
    name: `${name}-node`,
    target: 'node20',
    entry: Object.fromEntries(
      Object.entries(entries).map(([key, file]) => [
        key,
        path.join(workspaceRoot, directory, file),
      ]),
    ),
    output: {
      path: path.join(workspaceRoot, directory, output),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
      publicPath: '/',
    },
    node: { __dirname: false, __filename: false },
    externalsPresets: { node: true },
    externals: [
      ({ request }, callback) => {
        const outside =
          request !== undefined &&
          !/^[./]/.test(request) &&
          !request.startsWith('@wayfare/') &&
          !/\.css$/.test(request);
        return outside ? callback(undefined, `commonjs ${request}`) : callback();
      },
    ],
  };
}
