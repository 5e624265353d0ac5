import type { Compiler, Stats } from 'webpack';

/** A compiler that watches its sources. */
export interface Build {
  /** resolves when what is saved by now is compiled, well or not */
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
    settled: () =>
      isRunning ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(),
    asset: () => text,
    faults: () => faults,
  };
}
