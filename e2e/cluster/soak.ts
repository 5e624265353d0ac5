import { setTimeout as wait } from 'node:timers/promises';
import { heapsAt } from '../fixtures/heap';
import { freePorts } from '../fixtures/site-under-test';
import { auditOf, untilFinal } from './books';
import { startMixedLoad } from './load';
import { unexcused } from './record';
import type { Outcome } from './report';
import { startCluster } from './start';

/** The bar: so much more than after warming up. */
const MOST = 1.05;
const MINUTES = 20;
const MB = 1024 * 1024;
/** The share of the time after which everything that is kept for good is there. */
const WARM = 0.25;

const NAMES = ['front-1', 'front-2', 'api-1', 'api-2', 'worker-1', 'worker-2'] as const;

type Heaps = ReadonlyMap<string, number>;

/** Bytes of live objects of each process, with its threads, after a collection. */
async function heapsOf(ports: Readonly<Record<string, number>>): Promise<Heaps> {
  const heaps = new Map<string, number>();
  for (const name of NAMES) {
    const { front, workers } = await heapsAt(ports[name] ?? 0);
    heaps.set(
      name,
      workers.reduce((sum, heap) => sum + heap, front),
    );
  }
  return heaps;
}

/** Minutes of mixed load: nothing fails, and no process keeps more and more. */
export async function soak(say: (text: string) => void): Promise<Outcome> {
  const minutes = Number(process.env.WAYFARE_SOAK_MINUTES ?? MINUTES);
  if (!(minutes > 0)) throw new Error('WAYFARE_SOAK_MINUTES must be a number above 0');
  const ports = await freePorts(...NAMES);
  const portOf = (name: string) => new Map<string, number>(Object.entries(ports)).get(name);
  const cluster = await startCluster({
    say,
    more(name): Record<string, string> {
      const port = portOf(name);
      return port === undefined ? {} : { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` };
    },
  });
  try {
    const load = await startMixedLoad(cluster);
    let before: Heaps = new Map();
    let after: Heaps = new Map();
    try {
      await wait(minutes * 60_000 * WARM);
      before = await heapsOf(ports);
      say(`The heaps after ${minutes * WARM} minutes are taken`);
      await wait(minutes * 60_000 * (1 - WARM));
      after = await heapsOf(ports);
    } finally {
      await load.stop();
    }
    const last = await untilFinal(cluster);
    const books = await auditOf(cluster, load.told);
    const heaps = [...before].map(([name, first]) => ({ name, first, last: after.get(name) ?? 0 }));
    return {
      title: `${minutes} minutes of mixed load`,
      head: ['process', `MB after ${minutes * WARM} min`, `MB after ${minutes} min`, 'change'],
      rows: heaps.map(({ name, first, last: end }) => [
        name,
        (first / MB).toFixed(1),
        (end / MB).toFixed(1),
        `${((end / first - 1) * 100).toFixed(1)} %`,
      ]),
      notes: [`${load.attempts.length} pages and calls, ${books.bookings} bookings.`],
      missed: [
        ...heaps.flatMap(({ name, first, last: end }) =>
          end / first <= MOST
            ? []
            : [`${name} keeps ${((end / first - 1) * 100).toFixed(1)} % more`],
        ),
        ...unexcused(load.attempts, []).map(({ what, failure }) => `${what}: ${failure}`),
        ...(last === null ? ['a booking is not final at the end'] : []),
        ...[...books.lost, ...books.doubled, ...books.wrong, ...load.refusals],
      ],
    };
  } finally {
    await cluster.close();
  }
}
