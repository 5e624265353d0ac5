import { setTimeout as wait } from 'node:timers/promises';
import { searchAround } from '@wayfare/api-contract';
import { found } from '../../api/test/clients/traveller-client';
import { processorOf } from '../bench/peers/processor';
import { pageFailure } from '../fixtures/load';
import { bookToEnd, hotelsOnSale, isOfSupply, keptPath, resultsPath, searchRequest } from './load';
import type { Member } from './member';
import type { Outcome } from './report';
import { startCluster, type Cluster } from './start';
import { newAddress, newTraveller } from './traveller';

/** For so long each thing is done as often as it can be, after a time that does not count. */
const MEASURED_MS = 10_000;
const WARM_MS = 4_000;
const AT_ONCE = 4;
/** Turns of each measurement are its own: what another asked for may be kept. */
const TURNS = 700;

type Act = (turn: number) => Promise<unknown>;

interface Rate {
  readonly aSecond: number;
  readonly failures: readonly string[];
  /** milliseconds of processor time for each, by what used them */
  readonly cost: ReadonlyMap<string, number>;
}

const pids = (members: readonly Member[]) => members.map((member) => member.pid());

/** Whose processor time is told apart. */
async function groups({ members, stores }: Cluster) {
  return new Map<string, readonly number[]>([
    ['fronts', pids(members.fronts)],
    ['APIs', pids(members.apis)],
    ['workers', pids(members.workers)],
    ['PostgreSQL', [await stores.database.pid()]],
  ]);
}

const usedBy = (ids: readonly number[]) =>
  ids.reduce((sum, pid) => sum + (processorOf(pid) ?? 0), 0);

/** Does something with as many at a time as visitors of a busy site, and counts what was done in a time. */
async function rateOf(cluster: Cluster, act: Act, first: number): Promise<Rate> {
  const of = await groups(cluster);
  const used = () => new Map([...of].map(([name, ids]) => [name, usedBy(ids)] as const));
  let isOn = true;
  let isCounted = false;
  let done = 0;
  const failures: string[] = [];
  let turn = first;
  async function visitor(): Promise<void> {
    while (isOn) {
      turn += 1;
      const error = await act(turn).then(
        () => null,
        (reason: unknown) => reason,
      );
      if (!isCounted || !isOn) continue;
      if (error === null) done += 1;
      else if (!isOfSupply(error)) failures.push(String(error));
    }
  }
  const crowd = Array.from({ length: AT_ONCE }, visitor);
  await wait(WARM_MS);
  isCounted = true;
  const before = used();
  const began = performance.now();
  await wait(MEASURED_MS);
  const seconds = (performance.now() - began) / 1000;
  const after = used();
  isOn = false;
  await Promise.all(crowd);
  const each = [...of.keys()].map(
    (name) =>
      [name, ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / Math.max(done, 1)] as const,
  );
  return { aSecond: done / seconds, failures, cost: new Map(each) };
}

async function asked(url: string): Promise<void> {
  const failure = await pageFailure(url, { 'x-forwarded-for': newAddress() });
  if (failure !== null) throw new Error(failure);
}

/** What is measured, each by way of the cache, as visitors come. */
async function acts(cluster: Cluster): Promise<ReadonlyMap<string, Act>> {
  const hotel = await hotelsOnSale(cluster);
  const unnoted = () => undefined;
  const searcher = await newTraveller(cluster, unnoted);
  return new Map<string, Act>([
    ['pages from the cache', (turn) => asked(cluster.entry + keptPath(turn))],
    ['pages of results', (turn) => asked(cluster.entry + resultsPath(turn))],
    [
      'searches',
      async (turn) =>
        found(await searcher.ask(searchAround, searchRequest(turn), searcher.headers)),
    ],
    [
      'bookings to the end',
      () =>
        bookToEnd(
          cluster,
          { hotel: hotel(), isCancelled: false },
          { note: unnoted, tell: unnoted },
        ),
    ],
  ]);
}

const COLUMNS = ['fronts', 'APIs', 'workers', 'PostgreSQL'];

/** How much of each a second with one process of each kind and with two, and what each costs. */
export async function growth(say: (text: string) => void): Promise<Outcome> {
  const cluster = await startCluster({
    of: 1,
    say,
    // whoever measures is one visitor
    more: () => ({ RATE_LIMIT: '0', RATE_LIMIT_LOGIN: '0', RATE_LIMIT_PAGES: '0' }),
  });
  const rows: string[][] = [];
  const missed: string[] = [];
  try {
    for (const processes of [1, 2]) {
      if (processes === 2) await cluster.grow();
      for (const [name, act] of await acts(cluster)) {
        say(`${name}, with ${processes} of each kind`);
        const { aSecond, failures, cost } = await rateOf(cluster, act, processes * TURNS);
        missed.push(...failures.map((failure) => `${name}: ${failure}`));
        if (aSecond === 0) missed.push(`${name}: none in the time`);
        rows.push([
          name,
          String(processes),
          aSecond.toFixed(1),
          ...COLUMNS.map((column) => (cost.get(column) ?? 0).toFixed(1)),
        ]);
      }
    }
  } finally {
    await cluster.close();
  }
  return {
    title: 'How cost grows',
    head: ['what', 'processes of each kind', 'a second', ...COLUMNS.map((name) => `ms of ${name}`)],
    rows,
    notes: ['Visitors, supplier and bank run on the same processors and take their part of them.'],
    missed,
  };
}
