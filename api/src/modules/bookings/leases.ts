import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { accountMails } from '../../db/schema/accounts';
import { bookings, outbox } from '../../db/schema/bookings';
import { contactMails } from '../../db/schema/contact';

/**
 * Work in the database that processes share: who claims a row has it until its lease ends, and writes only while the
 * lease is its own. A process that dies loses its leases, so another goes on with the work.
 */
const TABLES = { bookings, outbox, accountMails, contactMails };
export type Queue = keyof typeof TABLES;

export interface Lease {
  readonly id: string;
  readonly token: string;
}

/** The row that has been due for longest, leased; null when nothing is due. Its `tries` counts this one. */
export async function claim(connection: Connection, queue: Queue, now: Date, leaseMs: number): Promise<Lease | null> {
  const table = TABLES[queue];
  const at = now.toISOString();
  const token = randomUUID();
  const due = sql`SELECT ${table.id} FROM ${table} WHERE ${table.runAt} <= ${at} AND (${table.leaseUntil} IS NULL OR ${table.leaseUntil} <= ${at}) ORDER BY ${table.runAt} LIMIT 1 FOR UPDATE SKIP LOCKED`;
  const rows = await connection
    .update(table)
    .set({ leaseToken: token, leaseUntil: new Date(now.getTime() + leaseMs), tries: sql`${table.tries} + 1` })
    .where(sql`${table.id} = (${due})`)
    .returning({ id: table.id });
  return rows[0] === undefined ? null : { id: rows[0].id, token };
}

/** Gives the row back, due again at `runAt`; false when the lease was lost. */
export async function giveBack(connection: Connection, queue: Queue, { id, token }: Lease, runAt: Date | null): Promise<boolean> {
  const table = TABLES[queue];
  const rows = await connection
    .update(table)
    .set({ runAt, leaseToken: null, leaseUntil: null })
    .where(and(eq(table.id, id), eq(table.leaseToken, token)))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Ends every lease. Only for a database that no other process can have open: then whoever held one is dead. */
export async function endLeases(connection: Connection): Promise<void> {
  for (const table of Object.values(TABLES)) await connection.update(table).set({ leaseToken: null, leaseUntil: null }).where(sql`${table.leaseToken} IS NOT NULL`);
}
