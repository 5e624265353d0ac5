import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base-config';
import { ImportsPlugin } from './imports-plugin';
import { OwnCopiesPlugin } from './own-copies';
import { RecordingPlugin } from './recording-plugin';
import { isSharedRequest } from './shared-modules';
import { workspaceRoot } from './workspace';

/** Heavy and for screens alone: servers never run their importers. */
const ON_SCREENS_ALONE = ['maplibre-gl', 'pmtiles'];

/** Server build of a remote: one CommonJS file with a module record of its own (0003), shared ones external. */
export function serverLibraryConfig(
  project: string,
  directory: string,
  assets: { publicPath: string; assetModuleFilename: string },
): Configuration {
  const base = baseConfig('server', project);
  return {
    ...base,
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        ...Object.fromEntries(ON_SCREENS_ALONE.map((name) => [`${name}$`, false as const])),
      },
    },
    name: `${project}-server`,
    target: 'node20',
    entry: { index: path.join(workspaceRoot, directory, 'src/remote.ts') },
    output: {
      path: path.join(workspaceRoot, directory, 'dist/server'),
      filename: 'index.cjs',
      library: { type: 'commonjs2' },
      clean: true,
      ...assets,
    },
    externals: [
      ({ request }, callback) =>
        request !== undefined && isSharedRequest(request)
          ? callback(undefined, `commonjs ${request}`)
          : callback(),
    ],
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new ImportsPlugin(),
      new OwnCopiesPlugin(),
      new RecordingPlugin(path.join(workspaceRoot, directory, 'trial.json')),
    ],
    devtool: false,
  };
}
