import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { moduleRules, type Target } from './module-rules';
import { isProduction } from './production';
import { hasPseudo, pseudoAliases, pseudoRules } from './pseudo-language';
import { webpackAliases, workspaceRoot } from './workspace';

function buildCache(name: string): NonNullable<Configuration['cache']> {
  if (process.env.WAYFARE_BUILD_CACHE === 'off') return false;
  return {
    type: 'filesystem',
    cacheDirectory: path.join(workspaceRoot, 'node_modules/.cache/webpack'),
    name,
    // Cache writes stall compiling for a second: at the start, then on exit or when idle.
    ...(isProduction
      ? {}
      : { idleTimeoutForInitialStore: 0, idleTimeoutAfterLargeChanges: 60_000 }),
    buildDependencies: {
      federation: ['libs/federation/src/', 'libs/releases/src/names.ts'].map((part) =>
        path.join(workspaceRoot, part),
      ),
    },
  };
}

/** Options of every browser and server build. */
export function baseConfig(target: Target, project: string, refresh = false): Configuration {
  return {
    mode: isProduction ? 'production' : 'development',
    devtool:
      target === 'browser' && isProduction
        ? false
        : isProduction
          ? 'source-map'
          : 'cheap-module-source-map',
    context: workspaceRoot,
    module: {
      rules: [...moduleRules(target, project, refresh), ...pseudoRules()],
      parser: { javascript: { strictExportPresence: true, createRequire: false } },
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      alias: { ...webpackAliases(), ...pseudoAliases() },
    },
    optimization: {
      // an inlined constant would stay stale in cached modules that use it
      inlineExports: false,
      minimize: isProduction && target === 'browser',
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    cache: buildCache(
      `${project}-${target}-${isProduction ? 'prod' : 'dev'}${hasPseudo ? '-pseudo' : ''}`,
    ),
    infrastructureLogging: { level: 'error' },
  };
}
