import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { isProduction } from './production';
import { workspaceRoot } from './workspace';

export type Target = 'browser' | 'server';

const WITHOUT_COMMENTS = { compress: false, mangle: false, format: { comments: false } };

/** Scripts inlined into pages (`…-script.ts` of the shell's server), told apart by function name. */
const INLINE = /[\\/]server[\\/][a-z-]+-script\.ts$/;
const AS_SHORT = {
  compress: { keep_fnames: true, toplevel: false },
  mangle: { keep_fnames: true, toplevel: false },
  format: { comments: false },
};

const swcOptions = (target: Target, refresh: boolean, isInline = false) => ({
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    // React Refresh needs the development JSX transform
    transform: { react: { runtime: 'automatic', development: refresh, refresh } },
    // a comment must not change a server file's version; the browser's minifier drops them once webpack has chunk names
    ...(target === 'server' ? { minify: isInline ? AS_SHORT : WITHOUT_COMMENTS } : {}),
  },
  module: { type: 'es6' },
  sourceMaps: true,
  env: undefined,
  ...(target === 'server' ? { minify: isInline } : {}),
});

/** Loader rules. Class names are hashes salted with the project, readable in development alone. */
export function moduleRules(target: Target, project: string, refresh = false): RuleSetRule[] {
  const cssModules = {
    loader: 'css-loader',
    options: {
      modules: {
        namedExport: false,
        localIdentName: `${isProduction ? project.charAt(0) : `${project}_[local]_`}[hash:base64:6]`,
        localIdentHashSalt: project,
        exportOnlyLocals: target === 'server',
        exportLocalsConvention: 'as-is',
      },
    },
  };
  const extract = target === 'browser' ? [MiniCssExtractPlugin.loader] : [];
  return [
    {
      test: /\.[cm]?tsx?$/,
      exclude: [/node_modules/, INLINE],
      loader: 'swc-loader',
      options: swcOptions(target, refresh),
    },
    { test: INLINE, loader: 'swc-loader', options: swcOptions(target, refresh, true) },
    // tree-shakes libraries by the names that a chunk imports
    { test: /[\\/]libs[\\/][a-z-]+[\\/]src[\\/].*\.tsx?$/, sideEffects: false },
    {
      test: /[\\/]vertical\.json$/,
      issuer: /[\\/]src[\\/]domain[\\/]paths\.ts$/,
      type: 'json',
      loader: path.join(workspaceRoot, 'libs/federation/src/paths-loader.cjs'),
    },
    { test: /\.module\.css$/, use: [...extract, cssModules] },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use:
        target === 'browser'
          ? [...extract, 'css-loader']
          : [
              {
                loader: 'css-loader',
                options: {
                  modules: { mode: 'global', exportOnlyLocals: true, namedExport: false },
                },
              },
            ],
    },
    {
      test: /\.(woff2|svg|webp|png)$/,
      type: 'asset/resource',
      generator: { emit: target === 'browser' },
    },
    // a package's worker: emitted as is, imported as its address
    {
      test: /-worker\.mjs$/,
      type: 'asset/resource',
      generator: { emit: target === 'browser' },
    },
  ];
}
