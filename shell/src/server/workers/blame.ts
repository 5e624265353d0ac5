import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import type { ThreadState } from './thread-state';

export interface Blame {
  /** Runs code of a release, `name@version`; whatever it begins is its too, however late that comes. */
  run<Result>(release: string, work: () => Result): Result;
  mark(): void;
}

/** Writes whose code runs into a worker's shared bytes: before each call into a release, and before each callback of one. */
export function createBlame(state: Pick<ThreadState, 'mark'>): Blame {
  const storage = new AsyncLocalStorage<string>();
  let marked = '';
  const mark = (release: string) => {
    if (release === marked) return;
    marked = release;
    state.mark(release);
  };
  const markOwner = () => mark(storage.getStore() ?? '');
  createHook({ before: markOwner }).enable();
  return {
    mark: markOwner,
    run: (release, work) =>
      storage.run(release, () => {
        mark(release);
        return work();
      }),
  };
}
