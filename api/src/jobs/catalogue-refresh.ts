import type { FastifyBaseLogger } from 'fastify';

export interface CatalogueRefresh {
  readonly first: Promise<void>;
  stop(): Promise<void>;
}

export interface RefreshTimes {
  readonly retryMs: number;
  readonly longestRetryMs: number;
  readonly everyMs: number;
}

const TIMES: RefreshTimes = { retryMs: 1_000, longestRetryMs: 60_000, everyMs: 3_600_000 };

/** Imports the feed at start and hourly; back-off on failure, while the catalogue stays as it is. */
export function refreshCatalogue(
  refresh: () => Promise<void>,
  log: FastifyBaseLogger,
  times: RefreshTimes = TIMES,
): CatalogueRefresh {
  let stopped = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let done: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    done = resolve;
  });

  const schedule = (milliseconds: number) => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = run();
    }, milliseconds);
  };

  async function run(): Promise<void> {
    try {
      await refresh();
      failures = 0;
      done();
      schedule(times.everyMs);
    } catch (err) {
      failures += 1;
      // a supplier that starts a moment after us is no event
      log[failures > 3 ? 'warn' : 'debug']({ err }, 'the catalogue could not be refreshed');
      schedule(Math.min(times.longestRetryMs, times.retryMs * 2 ** Math.min(failures - 1, 10)));
    }
  }

  running = run();
  return {
    first,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
