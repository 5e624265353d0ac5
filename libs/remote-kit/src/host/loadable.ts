import { use } from 'react';

export interface Loadable<T> {
  /** Latest attempt; a failed one is kept, so that a suspended render ends. */
  load(): Promise<T>;
  /** Forgets a failed attempt and starts anew. */
  retry(): Promise<T>;
  peek(): T | undefined;
}

export interface SettableLoadable<T> extends Loadable<T> {
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

/** Value of a loadable; suspends until loaded (never on the server). */
export function useLoaded<T>(source: Loadable<T>): T {
  const value = source.peek();
  return value === undefined ? use(source.load()) : value;
}
