import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import type { Clock } from '@wayfare/domain';
import type { Connection } from '../platform/db/database';
import { keptStatement } from '../platform/db/kept-statements';
import { accountMails } from '../platform/db/schema/accounts';
import { bookings, outbox } from '../platform/db/schema/bookings';
import { contactMails } from '../platform/db/schema/contact';
import { priceAlertMails, priceAlerts } from '../platform/db/schema/price-alerts';
import { realTimer } from '../platform/timer';
import type { After } from '../platform/timer';
import type { Patience } from './patience';

/**
 * Work in the database that processes share: who claims a row has it until its lease ends, and writes only while the
 * lease is its own. A process that dies loses its leases, so another goes on with the work.
 */
const TABLES = { bookings, outbox, accountMails, contactMails, priceAlerts, priceAlertMails };
export type Queue = keyof typeof TABLES;

export type RowOf<Name extends Queue> = (typeof TABLES)[Name]['$inferSelect'];

export interface Lease {
  readonly id: string;
  readonly token: string;
}

export interface Claimed<Name extends Queue> {
  readonly lease: Lease;
  readonly row: RowOf<Name>;
}

const isDue = (table: (typeof TABLES)[Queue], at: string | Placeholder) =>
  sql`${table.runAt} <= ${at} AND (${table.leaseUntil} IS NULL OR ${table.leaseUntil} <= ${at})`;

/** The queues that have something to do, by one query for all of them. */
export async function dueQueues(connection: Connection, now: Date): Promise<Queue[]> {
  const at = now.toISOString();
  const looks = Object.entries(TABLES).map(
    ([queue, table]) =>
      sql`SELECT ${queue}::text AS queue WHERE EXISTS (SELECT FROM ${table} WHERE ${isDue(table, at)})`,
  );
  const { rows } = await connection.execute<{ queue: Queue }>(sql.join(looks, sql` UNION ALL `));
  return rows.map(({ queue }) => queue);
}

/** The rows are locked once: a subquery of `IN` may be asked again for each row, and lock more than its limit. */
const claims = keptStatement(
  (queue: Queue) => queue,
  (connection, queue) => {
    const table = TABLES[queue];
    const due = sql`SELECT ${table.id} FROM ${table} WHERE ${isDue(table, sql.placeholder('at'))} ORDER BY ${table.runAt} LIMIT ${sql.placeholder('limit')} FOR UPDATE SKIP LOCKED`;
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

interface Claim {
  readonly now: Date;
  readonly leaseMs: number;
  /** rows at most */
  readonly limit: number;
}

/**
 * The rows that have been due for longest, leased; their `tries` count this one. One statement: a claim without its row would
 * count as a try, and the call that it never made would look like one whose outcome is unknown.
 */
export async function claim<Name extends Queue>(
  connection: Connection,
  queue: Name,
  { now, leaseMs, limit }: Claim,
): Promise<Claimed<Name>[]> {
  const token = randomUUID();
  const rows = await claims(connection, queue).execute({
    at: now.toISOString(),
    until: new Date(now.getTime() + leaseMs).toISOString(),
    limit,
    token,
  });
  // the rows are of this queue's table
  return rows.map((row) => ({ lease: { id: row.id, token }, row: row as RowOf<Name> }));
}

export interface Holding {
  readonly patience: Pick<Patience, 'forLease' | 'forStep'>;
  readonly clock: Clock;
  readonly after?: After | undefined;
}

/**
 * Renews a lease while its work goes on (a heartbeat), so that a lease can be short and the rows of a dead process are
 * free soon. Work that takes longer than a step may is taken over all the same. Returns what ends it.
 */
export function keepLease(
  connection: Connection,
  queue: Queue,
  { id, token }: Lease,
  { patience: { forLease, forStep }, clock, after = realTimer }: Holding,
): () => void {
  const table = TABLES[queue];
  const end = clock() + forStep;
  let over = false;
  let cancel: () => void = () => undefined;
  let until = Math.min(clock() + forLease, end);

  const renew = async (): Promise<void> => {
    until = Math.min(clock() + forLease, end);
    const leaseUntil = new Date(until);
    await connection
      .update(table)
      .set({ leaseUntil })
      .where(and(eq(table.id, id), eq(table.leaseToken, token)));
  };
  const schedule = () => {
    if (over || until >= end) return;
    // a renewal that fails is tried again: two more fit into the lease
    cancel = after(
      Math.ceil(forLease / 3),
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

const givesBack = keptStatement(
  (queue: Queue) => queue,
  (connection, queue) => {
    const table = TABLES[queue];
    return connection
      .update(table)
      .set({ runAt: sql`${sql.placeholder('runAt')}`, leaseToken: null, leaseUntil: null })
      .where(
        and(eq(table.id, sql.placeholder('id')), eq(table.leaseToken, sql.placeholder('token'))),
      )
      .returning({ id: table.id });
  },
);

/** Gives the row back, due again at `runAt`; false when the lease was lost. */
export async function giveBack(
  connection: Connection,
  queue: Queue,
  lease: Lease,
  runAt: Date | null,
): Promise<boolean> {
  const rows = await givesBack(connection, queue).execute({
    ...lease,
    runAt: runAt?.toISOString() ?? null,
  });
  return rows.length > 0;
}

/** Ends every lease. Only for a database that no other process can have open: then whoever held one is dead. */
export async function endLeases(connection: Connection): Promise<void> {
  for (const table of Object.values(TABLES))
    await connection
      .update(table)
      .set({ leaseToken: null, leaseUntil: null })
      .where(sql`${table.leaseToken} IS NOT NULL`);
}
