import { sql, type SQL } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import * as v from 'valibot';
import type { Queue } from '../../platform/queue/queue';

export interface Reading {
  readonly orm: {
    execute(query: SQL): PromiseLike<{ readonly rows: readonly unknown[] }>;
  };
}

export type WatchedQueue = Pick<Queue<unknown>, 'name' | 'table'>;

const QueueRowSchema = v.object({ queue: v.string(), due: v.number(), oldest: v.number() });
const BookingRowSchema = v.object({
  vertical: v.string(),
  completing: v.number(),
  oldest: v.number(),
  reserved: v.number(),
  owed: v.number(),
});

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

/** Each part reads an index of its own (migration 0036). */
async function bookingRows({ orm }: Reading, at: Date) {
  const now = sql`${at.toISOString()}::timestamptz`;
  const answer = await orm.execute(sql`
    SELECT vertical, sum(completing)::int AS completing, max(oldest)::float8 AS oldest,
      sum(reserved)::float8 AS reserved, sum(owed)::float8 AS owed
    FROM (
      SELECT vertical, count(*) AS completing,
        extract(epoch FROM ${now} - min(state_since)) AS oldest, 0 AS reserved, 0 AS owed
      FROM bookings WHERE status = 'completing' GROUP BY vertical
      UNION ALL
      SELECT vertical, 0, 0, sum(due_now), 0 FROM bookings
      WHERE payment_state = 'authorised' GROUP BY vertical
      UNION ALL
      SELECT vertical, 0, 0, 0, sum(refund_due - refunded) FROM bookings
      WHERE refund_due > refunded GROUP BY vertical
    ) AS parts GROUP BY vertical`);
  return v.parse(v.array(BookingRowSchema), answer.rows);
}

const gaugeOf = (registers: Registry[], label: string) => (name: string, help: string) =>
  new Gauge({ name: `wayfare_${name}`, help, labelNames: [label], registers });

const EURO = 100;

/** Gauges that `read` fills from the database: the same for every process, so take the largest, not the sum. */
export function watchDatabase(registers: Registry[], queues: readonly WatchedQueue[]) {
  const ofQueue = gaugeOf(registers, 'queue');
  const due = ofQueue('queue_due', 'Tasks that are due and that nobody has begun');
  const oldestDue = ofQueue('queue_oldest_due_seconds', 'How long the first of them has been due');
  const ofVertical = gaugeOf(registers, 'vertical');
  const completing = ofVertical('bookings_completing', 'Bookings whose outcome is open');
  const oldest = ofVertical(
    'bookings_completing_oldest_seconds',
    'How long the oldest of them has been in its step',
  );
  const reserved = ofVertical('money_reserved_euros', 'Reserved on cards and not taken');
  const owed = ofVertical('money_owed_euros', 'To be paid back and not sent yet');
  const gauges = [due, oldestDue, completing, oldest, reserved, owed];
  return async (database: Reading, at: Date): Promise<void> => {
    // what cannot be read, or is not there any more, says so by its absence
    for (const gauge of gauges) gauge.reset();
    const waiting = await queueRows(database, queues, at);
    const bookings = await bookingRows(database, at);
    for (const row of waiting) {
      due.set({ queue: row.queue }, row.due);
      oldestDue.set({ queue: row.queue }, row.oldest);
    }
    for (const row of bookings) {
      const labels = { vertical: row.vertical };
      completing.set(labels, row.completing);
      oldest.set(labels, row.oldest);
      reserved.set(labels, row.reserved / EURO);
      owed.set(labels, row.owed / EURO);
    }
  };
}
