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

export function loadable<T>(start: () => Promise<T>): SettableLoadable<T> {
  let attempt: Promise<T> | undefined;
  let value: { is: T } | undefined;
  let failed = false;
  const begin = () => {
    failed = false;
    const begun = start().then(
      (loaded) => {
        value ??= { is: loaded };
        return value.is;
      },
      (error: unknown) => {
        failed = attempt === begun;
        throw error;
      },
    );
    attempt = begun;
    begun.catch(() => undefined);
    return begun;
  };
  return {
    load: () => attempt ?? begin(),
    retry: () => (failed ? begin() : (attempt ?? begin())),
    peek: () => value?.is,
    put(known) {
      value = { is: known };
      attempt = Promise.resolve(known);
      failed = false;
    },
  };
}

/** For components: the value at once when it is loaded (always so on the server), else suspends. */
export function useLoaded<T>(source: Loadable<T>): T {
  const value = source.peek();
  return value === undefined ? use(source.load()) : value;
}
