import type { FastifyBaseLogger } from 'fastify';

export interface Worker {
  /** looks for work now */
  wake(): void;
  /** stops looking, and waits for what is being done */
  stop(): Promise<void>;
}

interface WorkerOptions {
  /** does one piece of work; false when there was none */
  readonly work: () => Promise<boolean>;
  readonly atOnce: number;
  /** how long to wait before looking again when nothing was due */
  readonly idleMs: number;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** A few loops that take work until there is none, and look again when woken or after a while. */
export function startWorker({ work, atOnce, idleMs, log }: WorkerOptions): Worker {
  const running = new Set<Promise<void>>();
  let stopped = false;
  let woken = false;
  let timer: NodeJS.Timeout | undefined;

  async function loop(): Promise<void> {
    try {
      do {
        woken = false;
        while (!stopped && (await work()));
      } while (woken && !stopped);
    } catch (err) {
      log.error({ err }, 'work could not be taken from the database');
    }
  }

  function fill(): void {
    if (stopped) return;
    // a loop that is just finding nothing looks once more
    woken = true;
    while (running.size < atOnce) {
      const one: Promise<void> = loop().finally(() => running.delete(one));
      running.add(one);
    }
    clearTimeout(timer);
    timer = setTimeout(fill, idleMs).unref();
  }

  fill();
  return {
    wake: fill,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
