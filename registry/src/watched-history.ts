import { setTimeout } from 'node:timers/promises';
import type { RegistryStore, Revision } from '@wayfare/releases';

/** Other processes write too: the head is looked at so often while somebody waits. */
const LOOK_MS = 200;

export interface WatchedHistory {
  /** What is after a revision, once there is something, `waitMs` are over or this closes. */
  after(rev: number, waitMs: number): Promise<{ head: number; revisions: Revision[] }>;
  close(): void;
}

/** A history that many wait for by one look at it. */
export function watchedHistory(registry: RegistryStore): WatchedHistory {
  const closing = new AbortController();
  let looking: Promise<number> | null = null;

  const pause = () =>
    setTimeout(LOOK_MS, undefined, { signal: closing.signal }).catch(() => undefined);

  async function look(): Promise<number> {
    await pause();
    looking = null;
    return (await registry.head())?.rev ?? 0;
  }

  async function read(rev: number) {
    const history = await registry.history();
    return {
      head: history.at(-1)?.rev ?? 0,
      revisions: history.filter((revision) => revision.rev > rev),
    };
  }

  return {
    async after(rev, waitMs) {
      const end = performance.now() + waitMs;
      let head = (await registry.head())?.rev ?? 0;
      while (head === rev && performance.now() < end && !closing.signal.aborted) {
        looking ??= look();
        head = await looking;
      }
      return read(rev);
    },
    close: () => closing.abort(),
  };
}
