import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import * as v from 'valibot';
import type { Queue } from '../../platform/queue/queue';
import { bookingRows } from './booking-rows';
import { differenceRows } from './difference-rows';
import type { Reading } from './reading';
import { upkeepRows } from './upkeep-rows';

export type WatchedQueue = Pick<Queue<unknown>, 'name' | 'table'>;

const QueueRowSchema = v.object({ queue: v.string(), due: v.number(), oldest: v.number() });

/** What is due and nobody has begun, and for how many seconds the first has been. */
async function queueRows({ orm }: Reading, queues: readonly WatchedQueue[], at: Date) {
  const now = sql`${at.toISOString()}::timestamptz`;
  const rows = queues.map(
    ({ name, table }) => sql`
      SELECT ${name}::text AS queue, count(*)::int AS due,
        coalesce(extract(epoch FROM ${now} - min(${table.runAt})), 0)::float8 AS oldest
      FROM ${table}
      WHERE ${table.runAt} <= ${now} AND (${table.leaseUntil} IS NULL OR ${table.leaseUntil} <= ${now})`,
  );
  const answer = await orm.execute(sql.join(rows, sql` UNION ALL `));
  return v.parse(v.array(QueueRowSchema), answer.rows);
}

const gaugeOf = (registers: Registry[], label: string) => (name: string, help: string) =>
  new Gauge({ name: `wayfare_${name}`, help, labelNames: [label], registers });

const EURO = 100;

function watchBookings(registers: Registry[]) {
  const ofVertical = gaugeOf(registers, 'vertical');
  const gauges = {
    completing: ofVertical('bookings_completing', 'Bookings whose outcome is open'),
    oldest: ofVertical(
      'bookings_completing_oldest_seconds',
      'How long the oldest of them has been in its step',
    ),
    reserved: ofVertical('money_reserved_euros', 'Reserved on cards and not taken'),
    reservedFor: ofVertical(
      'money_reserved_oldest_seconds',
      'How long ago the oldest booking with reserved money was made',
    ),
    owed: ofVertical('money_owed_euros', 'To be paid back and not sent yet'),
    owedFor: ofVertical('money_owed_oldest_seconds', 'How long the oldest of it has been owed'),
  };
  return {
    reset: () => Object.values(gauges).forEach((gauge) => gauge.reset()),
    async read(database: Reading, at: Date) {
      for (const row of await bookingRows(database, at)) {
        const labels = { vertical: row.vertical };
        gauges.completing.set(labels, row.completing);
        gauges.oldest.set(labels, row.oldest);
        gauges.reserved.set(labels, row.reserved / EURO);
        gauges.reservedFor.set(labels, row.reservedFor);
        gauges.owed.set(labels, row.owed / EURO);
        gauges.owedFor.set(labels, row.owedFor);
      }
    },
  };
}

function watchDifferences(registers: Registry[]) {
  const ofKind = gaugeOf(registers, 'kind');
  const open = ofKind('differences_open', 'Differences from supplier or bank that are open');
  const oldest = ofKind('differences_oldest_seconds', 'How long the first of them has been open');
  return {
    reset: () => [open, oldest].forEach((gauge) => gauge.reset()),
    async read(database: Reading, at: Date) {
      for (const row of await differenceRows(database, at)) {
        open.set({ kind: row.kind }, row.open);
        oldest.set({ kind: row.kind }, row.oldest);
      }
    },
  };
}

function watchUpkeep(registers: Registry[]) {
  const age = gaugeOf(registers, 'what')(
    'upkeep_age_seconds',
    'How long ago a worker began to keep house, the last backup was made, the oldest unsealed event of the audit log happened',
  );
  return {
    reset: () => age.reset(),
    async read(database: Reading, at: Date) {
      for (const { what, seconds } of await upkeepRows(database, at)) age.set({ what }, seconds);
    },
  };
}

function watchQueues(registers: Registry[], queues: readonly WatchedQueue[]) {
  const ofQueue = gaugeOf(registers, 'queue');
  const due = ofQueue('queue_due', 'Tasks that are due and that nobody has begun');
  const oldest = ofQueue('queue_oldest_due_seconds', 'How long the first of them has been due');
  return {
    reset: () => [due, oldest].forEach((gauge) => gauge.reset()),
    async read(database: Reading, at: Date) {
      for (const row of await queueRows(database, queues, at)) {
        due.set({ queue: row.queue }, row.due);
        oldest.set({ queue: row.queue }, row.oldest);
      }
    },
  };
}

/** Gauges that `read` fills from the database: the same for every process, so take the largest, not the sum. */
export function watchDatabase(registers: Registry[], queues: readonly WatchedQueue[]) {
  const up = new Gauge({
    name: 'wayfare_database_up',
    help: '1 while the database answers this process',
    registers,
  });
  const parts = [
    watchQueues(registers, queues),
    ...[watchBookings, watchDifferences, watchUpkeep].map((watch) => watch(registers)),
  ];
  return async (database: Reading, at: Date): Promise<void> => {
    // what cannot be read, or is not there any more, says so by its absence
    for (const part of parts) part.reset();
    try {
      for (const part of parts) await part.read(database, at);
      up.set(1);
    } catch (error) {
      up.set(0);
      throw error;
    }
  };
}
