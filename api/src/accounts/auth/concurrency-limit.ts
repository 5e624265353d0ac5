import { Problem } from '../../platform/http/problem';

export interface ConcurrencyLimit {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Throws 503 while the queue is full. */
  checkRoom(): void;
}

interface LineOptions {
  readonly atOnce: number;
  readonly waiting: number;
}

const RETRY_AFTER_SECONDS = 5;

/** Bounded queue before heavy work; a full one refuses at once. */
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
        // the slot passes on: the next one was never counted as running
        const next = line.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
