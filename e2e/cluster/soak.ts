import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { heapsAt } from '../fixtures/heap';
import { freePorts } from '../fixtures/site-under-test';
import { auditOf, untilFinal } from './books';
import { fillCaches, keptAt } from './full-caches';
import { startMixedLoad, type MixedLoad } from './load';
import { unexcused } from './record';
import type { Outcome } from './report';
import { startCluster, type Cluster } from './start';

/** The bar: so much more than after warming up. */
const MOST = 1.05;
/** The share of the processors that may be in use: what waits for a processor fails by that, and tells nothing of memory. */
const BUSIEST = 0.7;
/** Visitors rest so many times as long as in a drill, which uses two processors whole. */
const RESTS = 3;
const MINUTES = 20;
const MB = 1024 * 1024;
/** The share of the time after which code is compiled, and connections, statements and pages are kept. */
const WARM = 0.25;
/** What was begun behind an answer ends before anything is measured. */
const SETTLES_MS = 3_000;

const NAMES = ['front-1', 'front-2', 'api-1', 'api-2', 'worker-1', 'worker-2'] as const;
type Name = (typeof NAMES)[number];
type Ports = Readonly<Record<string, number>>;

const TOKEN = 'token-of-whoever-measures';
/** Of pages that shells keep: as much as the warm-up fills. */
const PAGES_MB = '8';

/** Bytes of a process and its threads after a collection, and those of them that kept answers of suppliers take. */
interface Memory {
  readonly all: number;
  readonly kept: number;
}
type Memories = ReadonlyMap<Name, Memory>;

const metricsOf = (name: Name) => `${name}-operators`;

/** Nobody asks meanwhile: collections stop a process, and answers under way are no growth. */
async function memoriesOf(ports: Ports, load: MixedLoad): Promise<Memories> {
  await load.pause();
  await wait(SETTLES_MS);
  const memories = new Map<Name, Memory>();
  for (const name of NAMES) {
    const { front, workers, buffers } = await heapsAt(ports[name] ?? 0);
    const metrics = ports[metricsOf(name)];
    memories.set(name, {
      all: workers.reduce((sum, heap) => sum + heap, front + buffers),
      kept: metrics === undefined ? 0 : await keptAt({ metrics, token: TOKEN }),
    });
  }
  load.resume();
  return memories;
}

/** What the inspector, the metrics and the pages of each process need to be told. */
const moreFor = (ports: Ports) => (name: string) => {
  const inspector = ports[name];
  const metrics = ports[`${name}-operators`];
  return {
    ...(inspector === undefined ? {} : { NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` }),
    ...(metrics === undefined ? {} : { OPERATORS_PORT: String(metrics), OPERATORS_TOKEN: TOKEN }),
    ...(name.startsWith('front') ? { PAGE_CACHE_MB: PAGES_MB } : {}),
  };
};

/** How much of the processors is used from now on until it is asked. */
function processorShare(): () => number {
  const times = () =>
    cpus().reduce(
      ({ busy, all }, { times: { idle, ...used } }) => {
        const sum = Object.values(used).reduce((one, other) => one + other, 0);
        return { busy: busy + sum, all: all + sum + idle };
      },
      { busy: 0, all: 0 },
    );
  const before = times();
  return () => {
    const now = times();
    return (now.busy - before.busy) / (now.all - before.all);
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const inMb = (bytes: number) => (bytes / MB).toFixed(1);

/** Both with what is kept and without it: bounded caches that shrink would hide what grows beside them. */
function growthOf(first: Memories, last: Memories) {
  return [...first].map(([name, before]) => {
    const after = last.get(name) ?? before;
    return {
      name,
      before,
      after,
      change: after.all / before.all - 1,
      ofTheRest: (after.all - after.kept) / (before.all - before.kept) - 1,
    };
  });
}

async function loaded(cluster: Cluster, ports: Ports, say: (text: string) => void) {
  const minutes = Number(process.env.WAYFARE_SOAK_MINUTES ?? MINUTES);
  if (!(minutes > 0)) throw new Error('WAYFARE_SOAK_MINUTES must be a number above 0');
  const searches = await fillCaches(
    cluster.members.apis.map(({ url, name }) => ({
      url,
      metrics: ports[`${name}-operators`] ?? 0,
      token: TOKEN,
    })),
  );
  say(`The APIs keep as many answers as they may after ${searches.join(' and ')} searches`);
  const load = await startMixedLoad(cluster, RESTS);
  const began = Date.now();
  const share = processorShare();
  try {
    await wait(minutes * 60_000 * WARM);
    const first = await memoriesOf(ports, load);
    say(`The memory after ${minutes * WARM} minutes is taken`);
    await wait(minutes * 60_000 * (1 - WARM));
    const busy = share();
    return { minutes, load, began, busy, first, last: await memoriesOf(ports, load) };
  } finally {
    await load.stop();
  }
}

/** Minutes of mixed load: nothing fails, and no process keeps more and more. */
export async function soak(say: (text: string) => void): Promise<Outcome> {
  const apis = NAMES.filter((name) => name.startsWith('api'));
  const ports: Ports = await freePorts(...NAMES, ...apis.map(metricsOf));
  const cluster = await startCluster({ say, more: moreFor(ports) });
  try {
    const { minutes, load, began, busy, first, last } = await loaded(cluster, ports, say);
    const isLate = (await untilFinal(cluster)) === null;
    const books = await auditOf(cluster, load.told);
    const growth = growthOf(first, last);
    return {
      title: `${minutes} minutes of mixed load`,
      head: [
        'process',
        `MB after ${minutes * WARM} min (kept answers)`,
        `MB after ${minutes} min (kept answers)`,
        'change',
        'without kept answers',
      ],
      rows: growth.map(({ name, before, after, change, ofTheRest }) => [
        name,
        `${inMb(before.all)} (${inMb(before.kept)})`,
        `${inMb(after.all)} (${inMb(after.kept)})`,
        percent(change),
        percent(ofTheRest),
      ]),
      notes: [
        `${load.attempts.length} pages and calls, ${books.bookings} bookings; ${percent(busy)} of the processors used.`,
      ],
      missed: [
        ...growth.flatMap(({ name, change, ofTheRest }) =>
          Math.max(change, ofTheRest) <= MOST - 1
            ? []
            : [`${name} keeps ${percent(Math.max(change, ofTheRest))} more`],
        ),
        ...(busy <= BUSIEST ? [] : [`${percent(busy)} of the processors were in use`]),
        ...unexcused(load.attempts, []).map(
          ({ what, failure, began: at, ended }) =>
            `${what}: ${failure}, ${Math.round((at - began) / 1_000)} s after the start, in ${ended - at} ms`,
        ),
        ...(isLate ? ['a booking is not final at the end'] : []),
        ...[...books.lost, ...books.doubled, ...books.wrong, ...load.refusals],
      ],
    };
  } finally {
    await cluster.close();
  }
}
