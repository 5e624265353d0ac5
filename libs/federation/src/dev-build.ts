import type { Compiler, Stats } from 'webpack';

export interface Build {
  isSettled(): boolean;
  settled(): Promise<void>;
  /** followed asset of the last faultless build; null before the first */
  asset(): string | null;
  faults(): string;
}

const NAME = 'Build';
const faultsOf = (stats: Stats) =>
  stats.hasErrors()
    ? stats.toString({ all: false, errors: true, errorDetails: false, moduleTrace: false })
    : '';

/** Follows a watching compiler and one of its assets; `onSettled` runs after every build. */
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
  // webpack drops an asset's source once written
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

/** Resolves when every save until now is compiled, well or not; `heard` resolves once watchers have the events. */
export async function upToDate(
  builds: readonly Build[],
  heard: () => Promise<void>,
): Promise<void> {
  for (;;) {
    // saves during a build are compiled in the next one
    await heard();
    if (builds.every((build) => build.isSettled())) return;
    await Promise.all(builds.map((build) => build.settled()));
  }
}
