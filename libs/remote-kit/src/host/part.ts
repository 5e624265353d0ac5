import { isApiError } from '@wayfare/api-client';
import { firstUseful, limitsAfter, type Limits } from './first-useful';
import { loadable, type Loadable } from './loadable';
import { RemoteError } from './remote-error';

export class StandInUsed extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause));
    this.name = 'StandInUsed';
  }
}

export interface Part<T> extends Loadable<T> {
  /** Shows the last good release for code that threw; false without one, when it fails too, and for other errors. */
  standIn(error: unknown): Promise<boolean>;
  /** Calls once the late part has loaded; returns the unsubscriber. */
  onLate(listener: () => void): () => void;
}

export interface PartOptions<T> {
  vertical: string;
  live: () => Promise<T>;
  lastGood: (() => Promise<T>) | null;
  onStandIn: (event: StandInUsed) => void;
  limits?: Limits | null | undefined;
  waited?: (() => number) | undefined;
}

/** A code fault: no thrown response, failed call, lost chunk or aborted navigation. */
export const isFault = (error: unknown): boolean =>
  error instanceof Error &&
  error.name !== 'AbortError' &&
  !isApiError(error) &&
  !(error instanceof RemoteError);

export function createPart<T>({
  vertical,
  live,
  lastGood,
  onStandIn,
  limits,
  waited = () => 0,
}: PartOptions<T>): Part<T> {
  const listeners = new Set<() => void>();
  let isStandIn = lastGood === null;
  const tellStandIn = (cause: unknown) => {
    isStandIn = true;
    onStandIn(new StandInUsed(cause));
  };
  const part = loadable(() =>
    firstUseful(
      {
        live,
        standIn: lastGood,
        onStandIn: tellStandIn,
        onLate(value) {
          if (part.peek() !== undefined) return;
          part.put(value);
          for (const listener of listeners) listener();
        },
      },
      limits === undefined ? limitsAfter(waited()) : limits,
    ).catch((cause: unknown) => {
      throw new RemoteError(vertical, cause);
    }),
  );
  let placing: Promise<boolean> | undefined;
  async function place(cause: unknown, good: () => Promise<T>): Promise<boolean> {
    try {
      part.put(await good());
    } catch {
      return false;
    } finally {
      placing = undefined;
    }
    tellStandIn(cause);
    return true;
  }
  return {
    ...part,
    async standIn(error) {
      if (isStandIn || lastGood === null || !isFault(error)) return false;
      placing ??= place(error, lastGood);
      return placing;
    },
    onLate(listener) {
      if (part.peek() !== undefined) queueMicrotask(listener);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
