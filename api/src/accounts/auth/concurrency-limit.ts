import { Problem } from '../../platform/http/problem';

export interface ConcurrencyLimit {
  /** Does the work when it is its turn. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Throws 503 while nobody else may join. */
  checkRoom(): void;
}

interface LineOptions {
  readonly atOnce: number;
  /** how many may wait for their turn */
  readonly waiting: number;
}

const RETRY_AFTER_SECONDS = 5;

/** A line for work that the machine can do only a few at a time. Who comes when it is full is sent away at once. */
export function createConcurrencyLimit({ atOnce, waiting }: LineOptions): ConcurrencyLimit {
  const line: (() => void)[] = [];
  let running = 0;

  function checkRoom(): void {
    if (running >= atOnce && line.length >= waiting)
      throw new Problem('SERVER_ERROR', {
        text: 'BUSY',
        status: 503,
        facts: { retryAfter: RETRY_AFTER_SECONDS },
      });
  }

  return {
    checkRoom,
    async run(work) {
      checkRoom();
      if (running >= atOnce) await new Promise<void>((resolve) => line.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        // the turn goes on to the next, who was never counted as running
        const next = line.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
