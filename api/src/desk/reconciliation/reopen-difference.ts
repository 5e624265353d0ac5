import type { Difference } from '@wayfare/desk-contract';
import { and, eq, isNull, lte, not, or } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { deskDifferences } from '../../platform/db/schema/desk';
import { noteAct } from '../access/note-act';

export type DifferenceKind = Difference['kind'];

/** One that a comparison sees now. */
export interface Seen {
  readonly kind: DifferenceKind;
  readonly payment: string | null;
  readonly ours: string;
  readonly theirs: string;
}

/** What a comparison sees, of which booking, and when it was asked for. */
export interface Sight {
  readonly bookingId: string | null;
  readonly seen: Seen;
  /** before supplier and bank were asked: what was closed since is looked at the next time */
  readonly askedAt: Date;
  readonly now: Date;
}

/** Opens what is closed and seen again, unless it was accepted as it still is; null for none. */
export async function reopen(
  connection: Connection,
  { bookingId, seen: { kind, payment, ours, theirs }, askedAt, now }: Sight,
): Promise<{ readonly id: string } | null> {
  const { bookingId: ofBooking, payment: ofPayment, closedAs, closedAt } = deskDifferences;
  const [row] = await connection
    .update(deskDifferences)
    .set({ closedAt: null, closedAs: null, reopenedAt: now })
    .where(
      and(
        eq(deskDifferences.kind, kind),
        bookingId === null ? isNull(ofBooking) : eq(ofBooking, bookingId),
        payment === null ? isNull(ofPayment) : eq(ofPayment, payment),
        isNull(deskDifferences.resolvedAt),
        lte(closedAt, askedAt),
        or(
          eq(closedAs, 'mended'),
          not(eq(deskDifferences.ours, ours)),
          not(eq(deskDifferences.theirs, theirs)),
        ),
      ),
    )
    .returning({ id: deskDifferences.id });
  if (row === undefined) return null;
  await noteAct(connection, {
    ...{ actor: 'workflow', act: 'differences.reopen', outcome: 'done' },
    object: bookingId === null ? 'booking:none' : `booking:${bookingId}`,
    facts: { difference: row.id, kind },
  });
  return row;
}
