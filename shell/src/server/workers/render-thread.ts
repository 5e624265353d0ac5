import { PassThrough } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { Release } from '@wayfare/releases';
import { endedSpans } from '@wayfare/server/telemetry/traces';
import { PageTimeout, type PageJob } from '../render/page-renderer';
import type { ReleasePlan } from '../releases/release-plan';
import type { RenderedPage } from '../render/render-page';
import type { TellEvent } from '../platform/site-events';
import type { FromWorker, ToWorker, WorkerData } from './messages';
import { createPending } from './pending';
import { cpuOfThread } from './thread-cpu';
import { threadState } from './thread-state';
import { watchLoop, type LoopWatch } from './watch-loop';
import { BLOCKED, causeOf, HANGING, isProof } from './why-ended';

export interface ThreadOptions {
  script: string;
  settings: WorkerData['settings'];
  heapMb: number;
  blockedMs: number;
  hangMs: number;
  read: (name: string, version: string, file: string) => Promise<Uint8Array>;
  tell: TellEvent;
}

export class ThreadEnded extends Error {
  constructor(
    readonly why: string,
    readonly suspect: string | null,
    readonly isCertain: boolean,
  ) {
    super(`a worker ended (${why}) while ${suspect ?? 'nothing'} ran`);
  }
}

/** As much as the front has (`--max-semi-space-size=64`, three of which are the young generation): what a page leaves at once. */
const YOUNG_MB = 192;

type CheckAnswer = Extract<FromWorker, { kind: 'checked' }>;

function createStreams() {
  const streams = new Map<number, PassThrough>();
  return {
    size: () => streams.size,
    begin(id: number): PassThrough {
      const stream = new PassThrough();
      streams.set(id, stream);
      return stream;
    },
    write: (id: number, bytes: Uint8Array) => void streams.get(id)?.write(bytes),
    end(id: number, error: Error | null): void {
      const stream = streams.get(id);
      streams.delete(id);
      if (error === null) stream?.end();
      else stream?.destroy(error);
    },
    endAll(error: Error): void {
      for (const stream of streams.values()) stream.destroy(error);
      streams.clear();
    },
  };
}

function createListeners() {
  const listeners = new Set<(suspect: string | null) => void>();
  return {
    tell: (suspect: string | null) => listeners.forEach((listener) => listener(suspect)),
    async during<Result>(
      listener: (suspect: string | null) => void,
      work: () => Promise<Result>,
    ): Promise<Result> {
      const own = (suspect: string | null) => listener(suspect);
      listeners.add(own);
      try {
        return await work();
      } finally {
        listeners.delete(own);
      }
    },
  };
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

type PageAnswer = Extract<FromWorker, { kind: 'page' }>;

function pageOf(
  { id, page, html }: PageAnswer,
  begin: (id: number) => PassThrough,
  say: (message: ToWorker, transfer: ArrayBuffer[]) => void,
): RenderedPage {
  if (html === null) return { ...page, html: begin(id) };
  const memory = html.buffer as ArrayBuffer;
  const onSent = () => say({ kind: 'sent', memory }, [memory]);
  return { ...page, html: bufferOf(html), onSent };
}

const failureOf = ({ error, isTimeout }: Extract<FromWorker, { kind: 'failed' }>) =>
  isTimeout ? new PageTimeout(error.message, { cause: error }) : error;

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
  const pages = createPending<RenderedPage>();
  const checks = createPending<CheckAnswer['release']>();
  const streams = createStreams();
  const plans = new Set<string>();
  let why: string | null = null;
  let end: ThreadEnded | null = null;
  const standing = createListeners();
  let watch: LoopWatch | null = null;
  let beReady: () => void = () => undefined;
  let beEnded: (error: ThreadEnded) => void = () => undefined;
  const ready = new Promise<void>((resolve) => (beReady = resolve));
  const ended = new Promise<ThreadEnded>((resolve) => (beEnded = resolve));

  const say = (message: ToWorker, transfer: ArrayBuffer[] = []) =>
    worker.postMessage(message, transfer);
  function kill(reason: string): void {
    why ??= reason;
    void worker.terminate();
  }

  async function answerRead({ id, ...wanted }: Extract<FromWorker, { kind: 'read' }>) {
    try {
      const bytes = await options.read(wanted.name, wanted.version, wanted.file);
      say({ kind: 'file', id, bytes: Uint8Array.from(bytes), error: '' });
    } catch (error) {
      say({ kind: 'file', id, bytes: null, error: String(error) });
    }
  }

  const hear: {
    [Kind in FromWorker['kind']]: (message: Extract<FromWorker, { kind: Kind }>) => void;
  } = {
    ready() {
      const loop = { beats: state.beats, cpu: () => cpuOfThread(state.thread()) };
      watch = watchLoop(loop, options.blockedMs, {
        onStanding: () => standing.tell(state.marked()),
        onBlocked: () => kill(BLOCKED),
      });
      beReady();
    },
    read: (message) => void answerRead(message),
    event: ({ event }) => options.tell(event),
    span: ({ span }) => endedSpans.tell(span),
    page: (answer) => pages.answer(answer.id, pageOf(answer, streams.begin, say)),
    part: ({ id, bytes }) => streams.write(id, bytes),
    end: ({ id, error }) => streams.end(id, error === null ? null : new Error(error)),
    checked: ({ id, release }) => checks.answer(id, release),
    failed(message) {
      const pending = message.of === 'page' ? pages : checks;
      pending.refuse(message.id, failureOf(message));
    },
  };
  worker.on(
    'message',
    <Kind extends FromWorker['kind']>(message: Extract<FromWorker, { kind: Kind }>) =>
      hear[message.kind as Kind](message),
  );
  worker.on('error', (thrown: unknown) => (why ??= causeOf(thrown)));
  worker.once('exit', (code) => {
    const reason = why ?? `exit ${code}`;
    const isCertain = isProof(reason, state.usedMb(), options.heapMb);
    const error = new ThreadEnded(reason, state.marked(), isCertain);
    end = error;
    watch?.stop();
    pages.refuseAll(error);
    checks.refuseAll(error);
    streams.endAll(error);
    beReady();
    beEnded(error);
  });
  const hang = () => kill(HANGING);
  function hand(plan: ReleasePlan): void {
    if (!plans.has(plan.id)) say({ kind: 'plan', plan });
    plans.add(plan.id);
  }

  return {
    ready,
    ended,
    hasEnded: () => end !== null,
    wasReady: () => watch !== null,
    isStanding: () => watch?.isStanding() ?? false,
    warm(plan: ReleasePlan): void {
      hand(plan);
      say({ kind: 'warm', plan: plan.id });
    },
    load: () => pages.size() + streams.size(),
    /** `onStanding` is called with whose code runs, `name@version`, when the loop stands while the page is waited for. */
    async render(
      plan: ReleasePlan,
      job: PageJob,
      onStanding: (suspect: string | null) => void = () => undefined,
    ): Promise<RenderedPage> {
      if (end !== null) throw end;
      hand(plan);
      const ask = (id: number) => say({ kind: 'page', id, plan: plan.id, job });
      return standing.during(onStanding, () => pages.ask(ask, options.hangMs, hang));
    },
    async check(name: string, version: string): Promise<Release> {
      if (end !== null) throw end;
      const ask = (id: number) => say({ kind: 'check', id, name, version });
      return checks.ask(ask, options.hangMs, hang);
    },
    keep(releases: ReadonlySet<string>): void {
      plans.clear();
      say({ kind: 'keep', releases });
    },
    async end(): Promise<void> {
      why ??= 'ended by the front';
      await worker.terminate();
    },
  };
}

export type RenderThread = ReturnType<typeof createRenderThread>;
