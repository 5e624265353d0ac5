import { setTimeout as wait } from 'node:timers/promises';
import { auditOf, FINAL_MS, untilFinal } from './books';
import type { Fault } from './faults';
import { startMixedLoad } from './load';
import type { Member } from './member';
import { counted, unexcused, type Attempt, type Outage } from './record';
import type { Outcome } from './report';
import type { Cluster } from './start';

/** Load before the first fault, and between two of them. */
const WARM_MS = 5_000;
const CALM_MS = 2_000;

const pidsOf = ({ members }: Cluster) =>
  new Map<Member, number>(
    [...members.fronts, ...members.apis, ...members.workers].map((member) => [
      member,
      member.pid(),
    ]),
  );

const words = ({ kind, what, failure, began }: Attempt) =>
  `${kind} ${what} at ${new Date(began).toISOString()}: ${failure}`;

export interface DrillWishes {
  readonly title: string;
  readonly faults: readonly Fault[];
  readonly say: (text: string) => void;
}

/** Lets faults happen one after the other under load; what of the bars was missed, and a row for each. */
export async function drill(
  cluster: Cluster,
  { title, faults, say }: DrillWishes,
): Promise<Outcome> {
  const load = await startMixedLoad(cluster);
  const outages: (Outage & { name: string; final: number | null })[] = [];
  const missed: string[] = [];
  try {
    await wait(WARM_MS);
    for (const fault of faults) {
      say(fault.name);
      const before = pidsOf(cluster);
      const from = Date.now();
      await fault.happen();
      const outage = { from, until: Date.now(), excuses: fault.excuses, name: fault.name };
      outages.push({ ...outage, final: await untilFinal(cluster) });
      for (const [member, pid] of before)
        if (!fault.ends.includes(member) && member.pid() !== pid)
          missed.push(`${fault.name}: ${member.name} ended by it`);
      await wait(CALM_MS);
    }
  } finally {
    await load.stop();
  }
  const last = await untilFinal(cluster);
  const books = await auditOf(cluster, load.told);
  for (const { name, final } of outages)
    if (final === null) missed.push(`${name}: a booking is not final after ${FINAL_MS / 1000} s`);
  if (last === null) missed.push('a booking is not final at the end');
  missed.push(...unexcused(load.attempts, outages).map(words));
  missed.push(...books.lost, ...books.doubled, ...books.wrong, ...load.refusals);
  if (books.bookings < faults.length) missed.push(`only ${books.bookings} bookings were made`);
  const rows = outages.map((outage) => {
    const { pages, failedPages, calls, excusedCalls, failedCalls } = counted(
      load.attempts,
      outage,
      outages,
    );
    return [
      outage.name,
      ((outage.until - outage.from) / 1000).toFixed(1),
      ...[pages, failedPages.length, calls, excusedCalls.length, failedCalls.length].map(String),
      outage.final === null ? `over ${FINAL_MS / 1000}` : String(outage.final),
    ];
  });
  const { attempts } = load;
  const pages = attempts.filter(({ kind }) => kind === 'page').length;
  return {
    title,
    head: [
      'What happened',
      'whole again after s',
      'pages',
      'failed',
      'calls',
      'failed in flight',
      'failed otherwise',
      'all final after s',
    ],
    rows,
    notes: [
      `${pages} pages, ${attempts.length - pages} calls and ${books.bookings} bookings in all, of which ` +
        `${load.told.filter(({ wish }) => wish === 'canceled').length} were cancelled; ` +
        `lost ${books.lost.length}, doubled ${books.doubled.length}, otherwise wrong ${books.wrong.length}.`,
    ],
    missed,
  };
}
