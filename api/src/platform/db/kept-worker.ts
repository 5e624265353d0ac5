import type { Worker } from 'node:worker_threads';

/** How long a worker may keep silent, and how long to wait before a lost one is replaced. */
export interface Watch {
  readonly pingMs: number;
  /** pings without an answer that make a worker lost */
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
  /** false ends with the first worker: what it kept in memory is gone */
  readonly isReplaced: boolean;
  readonly onError: (error: Error) => void;
  readonly watch?: Watch | undefined;
}

/** Resolves when the worker says `word`; rejects when it ends before. */
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

/** Ends a worker that answers no ping. They are counted, so that a machine that slept for an hour loses nothing. */
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

/**
 * Starts a worker, and another in its place whenever it ends or falls silent, for as long as it takes. A worker says
 * `ready`, answers `ping`, and ends with `closed` after `close`.
 */
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
