import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { stampBuild } from '@wayfare/releases/stamp-build';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { neededContract } from './contract/contract';
import { keptContract } from './contract/files';
import { plainError } from './plain-error';
import { isProduction } from './production';
import { sharedVersions } from './shared-modules';
import { workspaceRoot } from './workspace';

export class BuildError extends Error {
  constructor(errors: readonly string[]) {
    super(errors.join('\n'));
    this.name = 'BuildError';
  }
}

function compile(configurations: readonly Configuration[]): Promise<MultiStats> {
  const compiler = webpack([...configurations]);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close((failure) => {
        if (error ?? failure) reject(error ?? failure);
        else if (stats === undefined) reject(new Error('webpack ended without a result'));
        else resolve(stats);
      });
    });
  });
}

/** Builds a project and stamps a vertical. Throws BuildError with file and line of every fault. */
export async function runBuild(
  directory: string,
  configuration: Configuration | readonly Configuration[],
  warn: (message: string) => void = () => undefined,
): Promise<void> {
  const folder = path.join(workspaceRoot, directory);
  const isVertical = existsSync(path.join(folder, 'vertical.json'));
  // a failure half-way must not pass for the build before
  if (isVertical) await rm(path.join(folder, 'dist/release.json'), { force: true });
  const configurations = 'length' in configuration ? configuration : [configuration];
  const stats = await compile(configurations);
  const { errors = [], warnings = [] } = stats.toJson({ all: false, errors: true, warnings: true });
  for (const warning of warnings) warn(plainError(warning));
  // both builds report faults of shared sources
  if (errors.length > 0) throw new BuildError([...new Set(errors.map(plainError))]);
  if (isVertical)
    await stampBuild({
      directory: folder,
      shared: sharedVersions(),
      contract: (imports) => neededContract(keptContract(), imports),
      asked: process.env.WAYFARE_RELEASE_VERSION,
      quick: !isProduction,
    });
}
