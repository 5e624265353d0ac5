import type { Compiler, Stats } from 'webpack';

/** A compiler that watches its sources. */
export interface Build {
  /** nothing is being compiled, nor waits for it */
  isSettled(): boolean;
  /** resolves when what is known to be saved is compiled, well or not */
  settled(): Promise<void>;
  /** text of the asset that is followed, from the last sources without a fault; null before the first */
  asset(): string | null;
  /** what is wrong with the sources, for people; empty when nothing is */
  faults(): string;
}

const NAME = 'Build';
const faultsOf = (stats: Stats) =>
  stats.hasErrors()
    ? stats.toString({ all: false, errors: true, errorDetails: false, moduleTrace: false })
    : '';

/** Follows a compiler that is about to watch, and one asset of what it makes. `onSettled` is called after every turn. */
export function followBuild(compiler: Compiler, asset: string, onSettled: () => void): Build {
  let text: string | null = null;
  let faults = '';
  let isRunning = true;
  const waiting: (() => void)[] = [];
  const begin = () => void (isRunning = true);
  const end = (found: string) => {
    isRunning = false;
    faults = found;
    for (const resolve of waiting.splice(0)) resolve();
    onSettled();
  };
  compiler.hooks.invalid.tap(NAME, begin);
  compiler.hooks.watchRun.tap(NAME, begin);
  // Once written, an asset is known by its size alone.
  compiler.hooks.emit.tap(NAME, (compilation) => {
    text = compilation.getAsset(asset)?.source.source().toString() ?? text;
  });
  compiler.hooks.done.tap(NAME, (stats) => end(faultsOf(stats)));
  compiler.hooks.failed.tap(NAME, (error) => end(String(error)));
  return {
    isSettled: () => !isRunning,
    settled: () =>
      isRunning ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(),
    asset: () => text,
    faults: () => faults,
  };
}

/** Resolves when what was saved until now is compiled, well or not; `heard` resolves when compilers know of all saves. */
export async function upToDate(
  builds: readonly Build[],
  heard: () => Promise<void>,
): Promise<void> {
  for (;;) {
    // what was saved while a compiler ran is known after its turn
    await heard();
    if (builds.every((build) => build.isSettled())) return;
    await Promise.all(builds.map((build) => build.settled()));
  }
}
