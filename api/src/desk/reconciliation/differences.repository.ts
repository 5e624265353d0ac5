import { randomUUID } from 'node:crypto';
import type { Difference } from '@wayfare/desk-contract';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { bookings } from '../../platform/db/schema/bookings';
import { deskDifferences } from '../../platform/db/schema/desk';

export type DifferenceKind = Difference['kind'];

/** One that a comparison sees now. */
export interface Seen {
  readonly kind: DifferenceKind;
  readonly payment: string | null;
  readonly ours: string;
  readonly theirs: string;
}

export interface Outcome {
  readonly found: number;
  readonly resolved: number;
}

const MOST = 200;

async function select(connection: Connection, where: SQL | undefined): Promise<Difference[]> {
  const rows = await connection
    .select({ difference: deskDifferences, reference: bookings.reference })
    .from(deskDifferences)
    .leftJoin(bookings, eq(bookings.id, deskDifferences.bookingId))
    .where(where)
    .orderBy(desc(deskDifferences.foundAt), desc(deskDifferences.id))
    .limit(MOST);
  return rows.map(({ difference: { foundAt, seenAt, resolvedAt, ...rest }, reference }) => ({
    ...rest,
    reference,
    foundAt: foundAt.toISOString(),
    seenAt: seenAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  }));
}

/** Open ones of a booking. */
export const differencesOf = (connection: Connection, bookingId: string): Promise<Difference[]> =>
  select(
    connection,
    and(eq(deskDifferences.bookingId, bookingId), isNull(deskDifferences.resolvedAt)),
  );

/** Newest first. */
export const allDifferences = (connection: Connection, isOpen: boolean): Promise<Difference[]> =>
  select(
    connection,
    isOpen ? isNull(deskDifferences.resolvedAt) : isNotNull(deskDifferences.resolvedAt),
  );

/** True when it is new: the same one stays one row while it is open. */
async function keep(
  connection: Connection,
  bookingId: string | null,
  { kind, payment, ours, theirs }: Seen,
  now: Date,
): Promise<boolean> {
  const id = `df_${randomUUID().replaceAll('-', '')}`;
  const at = now.toISOString();
  const { rows } = await connection.execute<{ id: string }>(sql`
    INSERT INTO desk_differences (id, kind, booking_id, payment, ours, theirs, found_at, seen_at)
    VALUES (${id}, ${kind}, ${bookingId}, ${payment}, ${ours}, ${theirs}, ${at}::timestamptz, ${at}::timestamptz)
    ON CONFLICT (kind, coalesce(booking_id, ''), coalesce(payment, '')) WHERE resolved_at IS NULL
    DO UPDATE SET ours = excluded.ours, theirs = excluded.theirs, seen_at = excluded.seen_at
    RETURNING id`);
  return rows[0]?.id === id;
}

interface Compared {
  readonly bookingId: string;
  /** what was looked at, and so is over where it is not seen */
  readonly kinds: readonly DifferenceKind[];
  readonly seen: readonly Seen[];
  readonly now: Date;
}

const isSame = (one: Pick<Seen, 'kind' | 'payment'>, other: Pick<Seen, 'kind' | 'payment'>) =>
  one.kind === other.kind && one.payment === other.payment;

/** Keeps what is seen of a booking and ends what is gone. */
export async function keepSeen(
  connection: Connection,
  { bookingId, kinds, seen, now }: Compared,
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
  for (const one of seen) if (await keep(connection, bookingId, one, now)) found += 1;
  return { found, resolved: gone.length };
}

/** A payment that no booking knows; true when it is new. */
export const keepPayment = (
  connection: Connection,
  payment: string,
  cents: number,
  now: Date,
): Promise<boolean> =>
  keep(
    connection,
    null,
    { kind: 'payment-without-booking', payment, ours: 'none', theirs: String(cents) },
    now,
  );

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
