import { use } from 'react';

/** Something that is fetched once and may be asked for again after it failed. */
export interface Loadable<T> {
  /** The one running or settled attempt; a failed one is kept, so that a render that waits on it ends. */
  load(): Promise<T>;
  /** Like load, but a failed attempt is forgotten and made anew. */
  retry(): Promise<T>;
  /** The value when it is there already. */
  peek(): T | undefined;
}

export interface SettableLoadable<T> extends Loadable<T> {
  /** Gives it a value, whatever was fetched before. */
  put(value: T): void;
}

type State<T> =
  | { status: 'idle' }
  | { status: 'pending' | 'failed'; attempt: Promise<T> }
  | { status: 'loaded'; attempt: Promise<T>; value: T };

export function loadable<T>(start: () => Promise<T>): SettableLoadable<T> {
  let state: State<T> = { status: 'idle' };

  function begin(): Promise<T> {
    const attempt: Promise<T> = start().then(
      (value) => {
        // what came first stays: another attempt, or a value that was put
        if (state.status === 'loaded') return state.value;
        state = { status: 'loaded', attempt, value };
        return value;
      },
      (error: unknown) => {
        if (state.status === 'pending' && state.attempt === attempt)
          state = { status: 'failed', attempt };
        throw error;
      },
    );
    state = { status: 'pending', attempt };
    attempt.catch(() => undefined);
    return attempt;
  }

  return {
    load: () => (state.status === 'idle' ? begin() : state.attempt),
    retry: () => (state.status === 'idle' || state.status === 'failed' ? begin() : state.attempt),
    peek: () => (state.status === 'loaded' ? state.value : undefined),
    put(value) {
      state = { status: 'loaded', attempt: Promise.resolve(value), value };
    },
  };
}

/** For components: the value at once when it is loaded (always so on the server), else suspends. */
export function useLoaded<T>(source: Loadable<T>): T {
  const value = source.peek();
  return value === undefined ? use(source.load()) : value;
}
