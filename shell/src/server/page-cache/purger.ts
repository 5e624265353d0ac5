const AGAIN_MS = [2_000, 10_000, 60_000] as const;
const PATIENCE_MS = 3_000;

export interface Caches {
  readonly urls: readonly string[];
  readonly secret: string | null;
}

type Fetch = (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status'>>;

/**
 * Sends `PURGE /` with `Surrogate-Key` and a bearer token to caches; repeats each order for pages
 * that were under way, and up to three times after a failure.
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
