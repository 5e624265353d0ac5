import { PassThrough } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { Release } from '@wayfare/releases';
import { PageTimeout, type PageJob } from '../page-renderer';
import type { ReleasePlan } from '../release-plan';
import type { RenderedPage } from '../render-page';
import type { FromWorker, ToWorker, WorkerData } from './messages';
import { threadState } from './thread-state';

export interface ThreadOptions {
  /** file of the worker */
  script: string;
  settings: WorkerData['settings'];
  /** megabytes that live objects of a worker may take */
  heapMb: number;
  /** milliseconds for which its loop may stand still */
  blockedMs: number;
  /** milliseconds after which a page that was not answered has to be hanging */
  hangMs: number;
  /** a file of a release */
  read: (name: string, version: string, file: string) => Promise<Uint8Array>;
  report: (failure: { vertical: string; where: string; error: unknown }) => void;
}

/** A worker ended before it had answered. */
export class ThreadEnded extends Error {
  constructor(
    /** why: `blocked`, `hanging`, `out of memory`, `exit 1`, or what it threw */
    readonly why: string,
    /** whose code ran last, `name@version`; null when none did */
    readonly suspect: string | null,
  ) {
    super(`a worker ended (${why}) while ${suspect ?? 'nothing'} ran`);
  }
}

interface Waiting {
  resolve: (message: FromWorker) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout | undefined;
}

/** Looks are counted, not time: on a machine that stands still they do not come either. */
const LOOK_MS = 100;
const YOUNG_MB = 64;

/** The front's end of one worker. Everything under way rejects with `ThreadEnded` when the worker ends, however it does. */
export function createRenderThread(options: ThreadOptions) {
  const state = threadState();
  const worker = new Worker(options.script, {
    workerData: { settings: options.settings, state: state.buffer } satisfies WorkerData,
    env: { NODE_ENV: process.env.NODE_ENV },
    resourceLimits: {
      maxOldGenerationSizeMb: options.heapMb,
      maxYoungGenerationSizeMb: YOUNG_MB,
    },
  });
  const waiting = new Map<number, Waiting>();
  const streams = new Map<number, PassThrough>();
  const plans = new Set<string>();
  let why: string | null = null;
  let hasEnded = false;
  let lastId = 0;
  let becomeReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (becomeReady = resolve));
  let beEnded: (error: ThreadEnded) => void = () => undefined;
  const ended = new Promise<ThreadEnded>((resolve) => (beEnded = resolve));

  const say = (message: ToWorker) => worker.postMessage(message);
  const kill = (reason: string) => {
    why ??= reason;
    void worker.terminate();
  };
  // a worker that has not begun yet has no loop
  let watch: NodeJS.Timeout | undefined;
  void ready.then(() => {
    if (hasEnded) return;
    let beats = state.beats();
    let silence = 0;
    watch = setInterval(() => {
      silence = state.beats() === beats ? silence + LOOK_MS : 0;
      beats = state.beats();
      if (silence >= options.blockedMs) kill('blocked');
    }, LOOK_MS);
  });

  function settle(id: number, end: (found: Waiting) => void): void {
    const found = waiting.get(id);
    if (found === undefined) return;
    waiting.delete(id);
    clearTimeout(found.timer);
    end(found);
  }

  function ask(message: (id: number) => ToWorker): Promise<FromWorker> {
    const id = (lastId += 1);
    return new Promise((resolve, reject) => {
      if (hasEnded) return reject(new ThreadEnded(why ?? 'ended', null));
      const timer = setTimeout(() => kill('hanging'), options.hangMs);
      waiting.set(id, { resolve, reject, timer });
      say(message(id));
    });
  }

  async function answerRead({ id, ...wanted }: Extract<FromWorker, { kind: 'read' }>) {
    try {
      const bytes = await options.read(wanted.name, wanted.version, wanted.file);
      say({ kind: 'file', id, bytes: Uint8Array.from(bytes), error: '' });
    } catch (error) {
      say({ kind: 'file', id, bytes: null, error: String(error) });
    }
  }

  worker.on('message', (message: FromWorker) => {
    switch (message.kind) {
      case 'ready':
        return becomeReady();
      case 'read':
        return void answerRead(message);
      case 'report':
        return options.report(message);
      case 'part':
        return void streams.get(message.id)?.write(message.bytes);
      case 'end': {
        const stream = streams.get(message.id);
        streams.delete(message.id);
        return message.error === null
          ? void stream?.end()
          : void stream?.destroy(new Error(message.error));
      }
      case 'failed':
        return settle(message.id, ({ reject }) =>
          reject(
            message.isTimeout
              ? new PageTimeout(message.error.message, { cause: message.error })
              : message.error,
          ),
        );
      case 'page':
        if (message.html === null) streams.set(message.id, new PassThrough());
        return settle(message.id, ({ resolve }) => resolve(message));
      case 'checked':
        return settle(message.id, ({ resolve }) => resolve(message));
    }
  });
  worker.on('error', (error: Error & { code?: string }) => {
    why ??= error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out of memory' : String(error.message);
  });
  worker.once('exit', (code) => {
    hasEnded = true;
    clearInterval(watch);
    const error = new ThreadEnded(why ?? `exit ${code}`, state.marked());
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(error));
    for (const stream of streams.values()) stream.destroy(error);
    streams.clear();
    becomeReady();
    beEnded(error);
  });

  return {
    /** resolves when it can take pages, or has ended */
    ready,
    /** resolves with the reason when it has ended */
    ended,
    hasEnded: () => hasEnded,
    /** it took pages, or could have */
    wasReady: () => watch !== undefined,
    /** pages and checks under way */
    load: () => waiting.size + streams.size,
    async render(plan: ReleasePlan, job: PageJob): Promise<RenderedPage> {
      if (!plans.has(plan.id) && !hasEnded) {
        plans.add(plan.id);
        say({ kind: 'plan', plan });
      }
      const answer = await ask((id) => ({ kind: 'page', id, plan: plan.id, job }));
      if (answer.kind !== 'page') throw new Error(`a worker answered a page with ${answer.kind}`);
      const { page, html } = answer;
      const stream = streams.get(answer.id);
      if (html === null && stream !== undefined) return { ...page, html: stream };
      const bytes = html ?? new Uint8Array();
      return { ...page, html: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
    },
    async check(name: string, version: string): Promise<Release> {
      const answer = await ask((id) => ({ kind: 'check', id, name, version }));
      if (answer.kind !== 'checked')
        throw new Error(`a worker answered a check with ${answer.kind}`);
      return answer.release;
    },
    /** Lets go of all code but that of these releases, `name@version`, and of all plans. */
    keep(releases: ReadonlySet<string>): void {
      plans.clear();
      say({ kind: 'keep', releases });
    },
    /** Ends it now. */
    async end(): Promise<void> {
      why ??= 'ended by the front';
      await worker.terminate();
    },
  };
}

export type RenderThread = ReturnType<typeof createRenderThread>;
