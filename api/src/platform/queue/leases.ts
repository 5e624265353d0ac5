import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import type { Clock } from '@wayfare/domain';
import type { Connection } from '../db/database';
import { keptStatement } from '../db/kept-statements';
import { realTimer } from '../timer';
import type { After } from '../timer';
import type { Queue } from './queue';

/* Leases on rows: only the holder writes, and an expired lease frees the row of a dead process. */

export interface Lease {
  readonly id: string;
  readonly token: string;
}

export interface Claimed<Row> {
  readonly lease: Lease;
  readonly row: Row;
}

type AnyQueue<Name extends string = string> = Pick<Queue<unknown, Name>, 'name' | 'table'>;

const isDue = ({ table }: AnyQueue, at: string | Placeholder) =>
  sql`${table.runAt} <= ${at} AND (${table.leaseUntil} IS NULL OR ${table.leaseUntil} <= ${at})`;

export async function dueQueues<Name extends string>(
  connection: Connection,
  queues: readonly AnyQueue<Name>[],
  now: Date,
): Promise<Name[]> {
  const at = now.toISOString();
  const looks = queues.map(
    (queue) =>
      sql`SELECT ${queue.name}::text AS queue WHERE EXISTS (SELECT FROM ${queue.table} WHERE ${isDue(queue, at)})`,
  );
  const { rows } = await connection.execute<{ queue: string }>(sql.join(looks, sql` UNION ALL `));
  const due = new Set(rows.map(({ queue }) => queue));
  return queues.map(({ name }) => name).filter((name) => due.has(name));
}

/** Locked once, by ARRAY(): a subquery of `IN` may run per row and lock more than its limit. */
const claims = keptStatement(
  ({ name }: AnyQueue) => name,
  (connection, queue) => {
    const { table } = queue;
    const due = sql`SELECT ${table.id} FROM ${table} WHERE ${isDue(queue, sql.placeholder('at'))} ORDER BY ${table.runAt} LIMIT ${sql.placeholder('limit')} FOR UPDATE SKIP LOCKED`;
    return connection
      .update(table)
      .set({
        leaseToken: sql`${sql.placeholder('token')}`,
        leaseUntil: sql`${sql.placeholder('until')}`,
        tries: sql`${table.tries} + 1`,
      })
      .where(sql`${table.id} = ANY(ARRAY(${due}))`)
      .returning();
  },
);

interface ClaimOptions {
  readonly now: Date;
  readonly leaseMs: number;
  readonly limit: number;
}

/** Oldest due first, in one statement: a claim without its row would count a try with an unknown outcome. */
export async function claim<Row>(
  connection: Connection,
  queue: Queue<Row>,
  { now, leaseMs, limit }: ClaimOptions,
): Promise<Claimed<Row>[]> {
  const token = randomUUID();
  const rows = await claims(connection, queue).execute({
    at: now.toISOString(),
    until: new Date(now.getTime() + leaseMs).toISOString(),
    limit,
    token,
  });
  return rows.map((row) => ({ lease: { id: row.id, token }, row: queue.rowOf(row) }));
}

/** Milliseconds. */
export interface LeaseTimes {
  /** until another process takes over; a living one renews before */
  readonly leaseTime: number;
  /** cap of one step; more than its calls may take together */
  readonly stepTime: number;
}

export interface Holding {
  readonly timeouts: LeaseTimes;
  readonly clock: Clock;
  readonly after?: After | undefined;
}

/** Heartbeat up to the step's time, so that leases stay short. Returns the stop. */
export function keepLease(
  connection: Connection,
  { table }: AnyQueue,
  { id, token }: Lease,
  { timeouts: { leaseTime, stepTime }, clock, after = realTimer }: Holding,
): () => void {
  const end = clock() + stepTime;
  let over = false;
  let cancel: () => void = () => undefined;
  let until = Math.min(clock() + leaseTime, end);

  const renew = async (): Promise<void> => {
    until = Math.min(clock() + leaseTime, end);
    const leaseUntil = new Date(until);
    await connection
      .update(table)
      .set({ leaseUntil })
      .where(and(eq(table.id, id), eq(table.leaseToken, token)));
  };
  const schedule = () => {
    if (over || until >= end) return;
    // a failed renewal is retried: two more fit into the lease
    cancel = after(
      Math.ceil(leaseTime / 3),
      () =>
        void renew()
          .catch(() => undefined)
          .finally(schedule),
    );
  };
  schedule();
  return () => {
    over = true;
    cancel();
  };
}

const releases = keptStatement(
  ({ name }: AnyQueue) => name,
  (connection, { table }) =>
    connection
      .update(table)
      .set({ runAt: sql`${sql.placeholder('runAt')}`, leaseToken: null, leaseUntil: null })
      .where(
        and(eq(table.id, sql.placeholder('id')), eq(table.leaseToken, sql.placeholder('token'))),
      )
      .returning({ id: table.id }),
);

export async function releaseLease(
  connection: Connection,
  queue: AnyQueue,
  lease: Lease,
  runAt: Date | null,
): Promise<boolean> {
  const rows = await releases(connection, queue).execute({
    ...lease,
    runAt: runAt?.toISOString() ?? null,
  });
  return rows.length > 0;
}

/** Only for a database that no other process can have open: then whoever held one is dead. */
export async function endLeases(
  connection: Connection,
  queues: readonly AnyQueue[],
): Promise<void> {
  for (const { table } of queues)
    await connection
      .update(table)
      .set({ leaseToken: null, leaseUntil: null })
      .where(sql`${table.leaseToken} IS NOT NULL`);
}
