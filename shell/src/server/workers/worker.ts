/*
 * Entry of a worker: runs the code of releases and answers with bytes; it has no files, no
 * environment, and may be ended at any moment.
 */
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { ReleaseError, type Release, type ReleaseStore } from '@wayfare/releases';
import { endedSpans } from '@wayfare/server/telemetry/traces';
import { createPageRenderer, PageTimeout } from '../render/page-renderer';
import type { ReleasePlan } from '../releases/release-plan';
import { rendererOptions } from '../render/renderer-options';
import { freezeShared } from '../releases/shared-modules';
import { errorOf, wordsOf } from '../platform/thrown';
import { createBlame } from './blame';
import { blamedVertical } from './blamed-vertical';
import { watchIntrinsics } from './intrinsics';
import type { FromWorker, ToWorker, WorkerData } from './messages';
import { createPageMemory } from './page-memory';
import { ownThread } from './thread-cpu';
import { threadState } from './thread-state';

const BEAT_MS = 50;
const MEGABYTE = 2 ** 20;
const LOOK_MS = 1_000;

const { settings, state: buffer } = workerData as WorkerData;
const port = parentPort;
if (port === null) throw new Error('this is started by the front');

const state = threadState(buffer);
const blame = createBlame(state);
freezeShared();
const intrinsics = watchIntrinsics();
const say = (message: FromWorker, transfer: ArrayBuffer[] = []) =>
  port.postMessage(message, transfer);
const keyOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;

const plans = new Map<string, ReleasePlan>();
const reads = new Map<
  number,
  { resolve: (bytes: Buffer) => void; reject: (error: Error) => void }
>();
let lastRead = 0;

const store: ReleaseStore = {
  read: (name, version, file) =>
    new Promise((resolve, reject) => {
      const id = (lastRead += 1);
      reads.set(id, { resolve, reject });
      say({ kind: 'read', id, name, version, file });
    }),
  add: () => Promise.reject(new Error('a worker adds no release')),
  versions: () => Promise.reject(new Error('a worker lists no releases')),
  putSignature: () => Promise.reject(new Error('a worker signs no release')),
};

const memory = createPageMemory();
const rendering = rendererOptions(settings, store, ({ error, ...event }) =>
  say({ kind: 'event', event: { ...event, error: errorOf(error) } }),
);
const renderer = createPageRenderer({
  ...rendering,
  render: { ...rendering.render, roomForPage: memory.take },
  // pages whose loaders end together are rendered in one turn, which is no long one by that
  wrap: (vertical, release) =>
    blamedVertical(vertical, (work) => blame.run(keyOf(release), work), state.beat),
  evaluating: (release, work) => blame.run(keyOf(release), work),
});

/** Throws when something that all code of this worker works with was changed. */
function refuseChanges(): void {
  const changed = intrinsics.changed();
  if (changed !== null) throw new Error(`a release changes ${changed}, which all others use`);
}

async function check(name: string, version: string): Promise<Release> {
  const release = await renderer.check(name, version);
  refuseChanges();
  return release;
}

const owned = (bytes: Uint8Array) => {
  const isWhole = bytes.byteLength === bytes.buffer.byteLength;
  return isWhole && bytes.buffer instanceof ArrayBuffer ? bytes : Uint8Array.from(bytes);
};
const hand = (message: FromWorker, bytes: Uint8Array) =>
  say(message, [bytes.buffer as ArrayBuffer]);

async function renderPage({ id, plan: planId, job }: Extract<ToWorker, { kind: 'page' }>) {
  const plan = plans.get(planId);
  if (plan === undefined) throw new Error(`the plan ${planId} is not known`);
  const { html, ...page } = await renderer.render(plan, job);
  state.beat();
  if (Buffer.isBuffer(html)) return hand({ kind: 'page', id, page, html }, html);
  say({ kind: 'page', id, page, html: null });
  try {
    for await (const part of html) {
      const bytes = owned(part as Buffer);
      hand({ kind: 'part', id, bytes }, bytes);
    }
    say({ kind: 'end', id, error: null });
  } catch (error) {
    say({ kind: 'end', id, error: wordsOf(error) });
  }
}

function warm(id: string): void {
  const plan = plans.get(id);
  if (plan !== undefined) void renderer.warm(plan).catch(() => undefined);
}

const failed = (of: 'page' | 'check', id: number) => (error: unknown) =>
  say({ kind: 'failed', of, id, error: errorOf(error), isTimeout: error instanceof PageTimeout });

function take({ id, bytes, error }: Extract<ToWorker, { kind: 'file' }>): void {
  const waiting = reads.get(id);
  reads.delete(id);
  if (bytes === null) waiting?.reject(new ReleaseError('NOT_FOUND', error));
  else waiting?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

port.on('message', (message: ToWorker) => {
  state.beat();
  switch (message.kind) {
    case 'plan':
      return void plans.set(message.plan.id, message.plan);
    case 'warm':
      return warm(message.plan);
    case 'page':
      return void renderPage(message).catch(failed('page', message.id));
    case 'check':
      return void check(message.name, message.version)
        .then((release) => say({ kind: 'checked', id: message.id, release }))
        .catch(failed('check', message.id));
    case 'keep':
      plans.clear();
      return renderer.keep(message.releases);
    case 'sent':
      return memory.giveBack(message.memory);
    case 'file':
      return take(message);
  }
});

// only pages that come with a place in a trace have any
endedSpans.hear((span) => say({ kind: 'span', span }));
// Node tells of it after all that was due, in the name of who made the promise; thrown here, it ends this worker
process.on('unhandledRejection', (reason) => {
  blame.mark();
  throw reason;
});
state.setThread(ownThread());
state.beat();
setInterval(() => {
  state.beat();
  state.setUsedMb(getHeapStatistics().used_heap_size / MEGABYTE);
}, BEAT_MS);
setInterval(refuseChanges, LOOK_MS);
say({ kind: 'ready' });
