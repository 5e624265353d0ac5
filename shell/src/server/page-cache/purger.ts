/** Caches get an order again after so many milliseconds each: one that was away, and pages that were under way. */
const AGAIN_MS = [2_000, 10_000, 60_000] as const;
/** A cache that does not answer in this time has not heard. */
const PATIENCE_MS = 3_000;

export interface Caches {
  readonly urls: readonly string[];
  readonly secret: string | null;
}

type Fetch = (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status'>>;

/**
 * Tells caches to drop pages by their surrogate keys: `PURGE /` with the keys in `Surrogate-Key` and the secret as a
 * bearer token. Every order is given once more a little later, since a page that was on its way then may have come after
 * it; one that a cache did not take is given up to three times.
 */
export function createPurger(
  { urls, secret }: Caches,
  report: (message: string) => void,
  fetch: Fetch = globalThis.fetch,
) {
  const timers = new Set<NodeJS.Timeout>();

  async function send(url: string, surrogateKeys: readonly string[]): Promise<boolean> {
    try {
      const { ok, status } = await fetch(url, {
        method: 'PURGE',
        headers: {
          'surrogate-key': surrogateKeys.join(' '),
          authorization: `Bearer ${secret ?? ''}`,
        },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!ok) report(`${url} did not purge pages: it answered ${status}`);
      return ok;
    } catch (error) {
      report(`${url} did not purge pages: ${String(error)}`);
      return false;
    }
  }

  function later(url: string, surrogateKeys: readonly string[], turn: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void order(url, surrogateKeys, turn);
    }, AGAIN_MS[turn]);
    timer.unref();
    timers.add(timer);
  }

  async function order(url: string, surrogateKeys: readonly string[], turn: number): Promise<void> {
    const isDone = await send(url, surrogateKeys);
    const next = turn + 1;
    if (turn === -1 || (!isDone && next < AGAIN_MS.length)) later(url, surrogateKeys, next);
  }

  return {
    purge(surrogateKeys: readonly string[]): void {
      for (const url of urls) void order(url, surrogateKeys, -1);
    },
    stop(): void {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
