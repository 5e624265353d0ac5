import { randomUUID } from 'node:crypto';
import type { Difference } from '@wayfare/desk-contract';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { bookings } from '../../platform/db/schema/bookings';
import { deskDifferences } from '../../platform/db/schema/desk';
import { closingsOf } from './closings.repository';
import { reopen } from './reopen-difference';
import type { DifferenceKind, Seen, Sight } from './reopen-difference';

export interface Outcome {
  readonly found: number;
  readonly resolved: number;
}

const MOST = 200;

const instant = (at: Date | null) => at?.toISOString() ?? null;

const isOpenNow = sql`${deskDifferences.resolvedAt} IS NULL AND ${deskDifferences.closedAt} IS NULL`;

async function select(connection: Connection, where: SQL | undefined): Promise<Difference[]> {
  const rows = await connection
    .select({ difference: deskDifferences, reference: bookings.reference })
    .from(deskDifferences)
    .leftJoin(bookings, eq(bookings.id, deskDifferences.bookingId))
    .where(where)
    .orderBy(desc(deskDifferences.foundAt), desc(deskDifferences.id))
    .limit(MOST);
  const closings = await closingsOf(
    connection,
    rows.map(({ difference }) => difference),
  );
  return rows.map(({ difference: { closedAs: _closedAs, ...row }, reference }) => ({
    ...row,
    reference,
    foundAt: row.foundAt.toISOString(),
    seenAt: row.seenAt.toISOString(),
    resolvedAt: instant(row.resolvedAt),
    closedAt: instant(row.closedAt),
    reopenedAt: instant(row.reopenedAt),
    closings: [...(closings.get(row.id) ?? [])],
  }));
}

/** Open ones of a booking. */
export const differencesOf = (connection: Connection, bookingId: string): Promise<Difference[]> =>
  select(connection, and(eq(deskDifferences.bookingId, bookingId), isOpenNow));

export async function findDifference(
  connection: Connection,
  id: string,
): Promise<Difference | null> {
  const [found] = await select(connection, eq(deskDifferences.id, id));
  return found ?? null;
}

/** Newest first. */
export const allDifferences = (connection: Connection, isOpen: boolean): Promise<Difference[]> =>
  select(connection, isOpen ? isOpenNow : sql`NOT (${isOpenNow})`);

/** True when it is new or open again: the same one stays one row until it is gone. */
async function keep(connection: Connection, sight: Sight): Promise<boolean> {
  const { bookingId, seen, now } = sight;
  const { kind, payment, ours, theirs } = seen;
  const id = `df_${randomUUID().replaceAll('-', '')}`;
  const at = now.toISOString();
  const reopened = await reopen(connection, sight);
  const { rows } = await connection.execute<{ id: string }>(sql`
    INSERT INTO desk_differences (id, kind, booking_id, payment, ours, theirs, found_at, seen_at)
    VALUES (${id}, ${kind}, ${bookingId}, ${payment}, ${ours}, ${theirs}, ${at}::timestamptz, ${at}::timestamptz)
    ON CONFLICT (kind, coalesce(booking_id, ''), coalesce(payment, '')) WHERE resolved_at IS NULL
    DO UPDATE SET ours = excluded.ours, theirs = excluded.theirs, seen_at = excluded.seen_at
    RETURNING id`);
  return reopened !== null || rows[0]?.id === id;
}

interface Compared {
  readonly bookingId: string;
  /** what was looked at, and so is over where it is not seen */
  readonly kinds: readonly DifferenceKind[];
  readonly seen: readonly Seen[];
  readonly askedAt: Date;
  readonly now: Date;
}

const isSame = (one: Pick<Seen, 'kind' | 'payment'>, other: Pick<Seen, 'kind' | 'payment'>) =>
  one.kind === other.kind && one.payment === other.payment;

/** Keeps what is seen of a booking and ends what is gone. */
export async function keepSeen(
  connection: Connection,
  { bookingId, kinds, seen, askedAt, now }: Compared,
): Promise<Outcome> {
  if (kinds.length === 0) return { found: 0, resolved: 0 };
  const open = await connection
    .select()
    .from(deskDifferences)
    .where(
      and(
        eq(deskDifferences.bookingId, bookingId),
        isNull(deskDifferences.resolvedAt),
        inArray(deskDifferences.kind, [...kinds]),
      ),
    );
  const gone = open.filter((row) => !seen.some((one) => isSame(one, row)));
  await resolve(connection, gone, now);
  let found = 0;
  for (const one of seen)
    if (await keep(connection, { bookingId, seen: one, askedAt, now })) found += 1;
  return { found, resolved: gone.length };
}

/** A payment that no booking knows; true when it is new or open again. */
export const keepPayment = (
  connection: Connection,
  payment: string,
  cents: number,
  now: Date,
): Promise<boolean> =>
  keep(connection, {
    bookingId: null,
    seen: { kind: 'payment-without-booking', payment, ours: 'none', theirs: String(cents) },
    askedAt: now,
    now,
  });

/** Payments without a booking that were found before and not seen since. */
export async function unseenPayments(
  connection: Connection,
  before: Date,
): Promise<(typeof deskDifferences.$inferSelect)[]> {
  return connection
    .select()
    .from(deskDifferences)
    .where(
      and(
        eq(deskDifferences.kind, 'payment-without-booking'),
        isNull(deskDifferences.resolvedAt),
        sql`${deskDifferences.seenAt} < ${before.toISOString()}::timestamptz`,
      ),
    );
}

export async function resolve(
  connection: Connection,
  differences: readonly { readonly id: string }[],
  now: Date,
): Promise<void> {
  if (differences.length === 0) return;
  const ids = differences.map(({ id }) => id);
  await connection
    .update(deskDifferences)
    .set({ resolvedAt: now })
    .where(inArray(deskDifferences.id, ids));
}
