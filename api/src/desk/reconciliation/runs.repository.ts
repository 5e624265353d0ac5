import { randomUUID } from 'node:crypto';
import type { Run } from '@wayfare/desk-contract';
import { and, desc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { reconciliations } from '../../platform/db/schema/desk';

export type RunRow = typeof reconciliations.$inferSelect;

/** Longer than a batch: a process that ended leaves its comparison to another after it. */
const LEASE_MS = 5 * 60_000;
const LISTED = 30;

export const toRun = (row: RunRow): Run => ({
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  compared: row.compared,
  unanswered: row.unanswered,
  found: row.found,
  resolved: row.resolved,
});

const leased = (now: Date) => ({
  leaseToken: randomUUID(),
  leaseUntil: new Date(now.getTime() + LEASE_MS),
});

/** Null while another process is at one, and where one was made since. */
async function beginRun(
  connection: Connection,
  now: Date,
  unlessSince: Date | null,
): Promise<RunRow | null> {
  const { leaseToken, leaseUntil } = leased(now);
  const since = unlessSince?.toISOString() ?? null;
  const { rows } = await connection.execute<{ id: string }>(sql`
    INSERT INTO reconciliations (started_at, lease_token, lease_until)
    SELECT ${now.toISOString()}::timestamptz, ${leaseToken}::text, ${leaseUntil.toISOString()}::timestamptz
    WHERE NOT EXISTS (SELECT FROM reconciliations WHERE ended_at IS NOT NULL AND started_at >= ${since}::timestamptz)
    ON CONFLICT DO NOTHING RETURNING id`);
  return rows[0] === undefined ? null : findRun(connection, Number(rows[0].id));
}

/** Goes on with a comparison whose process has ended, else begins one. */
export async function takeRun(
  connection: Connection,
  now: Date,
  unlessSince: Date | null,
): Promise<RunRow | null> {
  const isFree = or(isNull(reconciliations.leaseUntil), lte(reconciliations.leaseUntil, now));
  const [left] = await connection
    .update(reconciliations)
    .set(leased(now))
    .where(and(isNull(reconciliations.endedAt), isFree))
    .returning();
  return left ?? beginRun(connection, now, unlessSince);
}

export interface Progress {
  readonly phase?: RunRow['phase'];
  readonly cursor: string | null;
  readonly compared: number;
  readonly unanswered: number;
  readonly found: number;
  readonly resolved: number;
}

const more = (column: keyof Omit<Progress, 'phase' | 'cursor'>, count: number) =>
  sql`${reconciliations[column]} + ${count}`;

/** After each batch; null when another process has taken it over. */
export async function saveProgress(
  connection: Connection,
  { id, leaseToken }: RunRow,
  { phase, cursor, ...counts }: Progress,
  now: Date,
): Promise<RunRow | null> {
  const [row] = await connection
    .update(reconciliations)
    .set({
      cursor,
      ...(phase === undefined ? {} : { phase }),
      compared: more('compared', counts.compared),
      unanswered: more('unanswered', counts.unanswered),
      found: more('found', counts.found),
      resolved: more('resolved', counts.resolved),
      leaseUntil: new Date(now.getTime() + LEASE_MS),
    })
    .where(and(eq(reconciliations.id, id), eq(reconciliations.leaseToken, leaseToken ?? '')))
    .returning();
  return row ?? null;
}

const ofHolder = ({ id, leaseToken }: RunRow) =>
  and(eq(reconciliations.id, id), eq(reconciliations.leaseToken, leaseToken ?? ''));

/** Another process may go on with it at once. */
export async function leaveRun(connection: Connection, run: RunRow): Promise<void> {
  await connection
    .update(reconciliations)
    .set({ leaseToken: null, leaseUntil: null })
    .where(ofHolder(run));
}

export async function endRun(connection: Connection, run: RunRow, now: Date): Promise<void> {
  await connection
    .update(reconciliations)
    .set({ endedAt: now, cursor: null, leaseToken: null, leaseUntil: null })
    .where(ofHolder(run));
}

export async function lastRuns(connection: Connection): Promise<RunRow[]> {
  return connection.select().from(reconciliations).orderBy(desc(reconciliations.id)).limit(LISTED);
}

export async function findRun(connection: Connection, id: number): Promise<RunRow | null> {
  const [row] = await connection.select().from(reconciliations).where(eq(reconciliations.id, id));
  return row ?? null;
}

/** When the last one began that was ended; null for none. */
export async function lastEnded(connection: Connection): Promise<Date | null> {
  const [row] = await connection
    .select({ startedAt: reconciliations.startedAt })
    .from(reconciliations)
    .where(isNotNull(reconciliations.endedAt))
    .orderBy(desc(reconciliations.id))
    .limit(1);
  return row?.startedAt ?? null;
}
