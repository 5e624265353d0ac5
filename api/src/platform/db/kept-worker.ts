import type { Worker } from 'node:worker_threads';

export interface Watch {
  readonly pingMs: number;
  /** unanswered pings after which a worker is lost */
  readonly unanswered: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

/** A statement blocks its worker while it runs; a minute is longer than any of ours. */
const WATCH: Watch = { pingMs: 10_000, unanswered: 6, firstPauseMs: 250, longestPauseMs: 10_000 };

interface KeptWorker {
  close(): Promise<void>;
}

interface Options {
  readonly start: () => Worker;
  /** false for data in memory, which ends with the first worker */
  readonly isReplaced: boolean;
  readonly onError: (error: Error) => void;
  readonly watch?: Watch | undefined;
}

function hears(worker: Worker, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message) => {
      if (message === word) resolve();
    });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`The embedded database stopped with code ${code}`)),
    );
  });
}

const paused = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref());

/** Counts pings instead of time, so that a machine's sleep loses nothing. */
function endWhenSilent(worker: Worker, { pingMs, unanswered }: Watch): void {
  let waiting = 0;
  const timer = setInterval(() => {
    if (waiting >= unanswered) void worker.terminate();
    waiting += 1;
    worker.postMessage('ping');
  }, pingMs).unref();
  worker.on('message', () => {
    waiting = 0;
  });
  worker.once('exit', () => clearInterval(timer));
}

/** Supervises a worker: replaced when it ends or is silent. Protocol: `ready`, `ping`, `close`, `closed`. */
export async function keepWorker({
  start,
  isReplaced,
  onError,
  watch = WATCH,
}: Options): Promise<KeptWorker> {
  let closing = false;
  let worker: Worker | null = null;
  let replacing: Promise<void> = Promise.resolve();

  async function startOne(): Promise<void> {
    const one = start();
    // without a listener it would end the process
    one.on('error', () => undefined);
    await hears(one, 'ready').catch(async (error: unknown) => {
      await one.terminate();
      throw error;
    });
    worker = one;
    endWhenSilent(one, watch);
    one.once('exit', (code) => {
      worker = null;
      if (closing) return;
      onError(
        new Error(
          `The embedded database stopped with code ${code}${isReplaced ? ' and is started again' : ''}`,
        ),
      );
      if (isReplaced) replacing = replace();
    });
  }

  async function replace(): Promise<void> {
    for (let pause = watch.firstPauseMs; ; pause = Math.min(pause * 2, watch.longestPauseMs)) {
      await paused(pause);
      if (closing) return;
      const failure = await startOne().then(
        () => null,
        (error: unknown) => error,
      );
      if (failure === null) return;
      onError(
        new Error('The embedded database could not be started again; it is tried once more', {
          cause: failure,
        }),
      );
    }
  }

  await startOne();
  return {
    async close() {
      closing = true;
      await replacing;
      if (worker === null) return;
      const last = worker;
      const closed = hears(last, 'closed');
      last.postMessage('close');
      // one that is lost just now has nothing to close
      await closed.catch(() => undefined);
      await last.terminate();
    },
  };
}
