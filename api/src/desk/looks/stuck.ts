import type { Stuck } from '@wayfare/desk-contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { findBookings } from '../../booking/bookings.repository';
import type { BookingState } from '../../booking/booking';
import type { Connection } from '../../platform/db/database';
import { bookings, outbox } from '../../platform/db/schema/bookings';
import { summaryOf } from '../bookings/summary';

const MOST = 200;

/** Those that wait for nobody outside, and so are over in seconds. */
const BUSY: readonly BookingState[] = [
  'requoting',
  'booking',
  'verifying',
  'settling',
  'charging',
  'unbooking',
  'releasing',
  'cancelling',
  'refunding',
  'paying',
  'changing',
  'settling_change',
  'freeing',
];

const RowSchema = v.object({
  kind: v.picklist(['step', 'mail', 'money-reserved', 'refund-owed']),
  id: v.string(),
  since: v.pipe(
    v.number(),
    v.transform((seconds) => new Date(seconds * 1_000)),
  ),
  what: v.string(),
  tries: v.number(),
  amount: v.nullable(v.number()),
});

const owed = sql`least(${bookings.refundDue}, ${bookings.captured} - ${bookings.refunded})`;

/** A step that goes on for longer or that nobody began, a mail that is not sent, money that is reserved or owed for longer. */
const stuckSince = (before: string) => {
  const seconds = (column: unknown) => sql`extract(epoch FROM ${column})::float8`;
  const busy = sql`${bookings.state} IN (${sql.join(
    BUSY.map((state) => sql`${state}`),
    sql`, `,
  )})`;
  return sql`
    SELECT 'step' AS kind, ${bookings.id} AS id, ${seconds(bookings.stateSince)} AS since, ${bookings.state} AS what, ${bookings.tries} AS tries, NULL::int AS amount
    FROM ${bookings} WHERE (${bookings.stateSince} <= ${before}::timestamptz AND ${busy}) OR ${bookings.runAt} <= ${before}::timestamptz
    UNION ALL SELECT 'mail', ${outbox.bookingId}, ${seconds(outbox.createdAt)}, ${outbox.kind}, ${outbox.tries}, NULL
    FROM ${outbox} WHERE ${outbox.sentAt} IS NULL AND ${outbox.runAt} IS NOT NULL AND ${outbox.createdAt} <= ${before}::timestamptz
    UNION ALL SELECT 'money-reserved', ${bookings.id}, ${seconds(bookings.stateSince)}, ${bookings.paymentState}, ${bookings.tries}, ${bookings.dueNow}
    FROM ${bookings} WHERE ${bookings.paymentState} = 'authorised' AND ${bookings.dueNow} > 0 AND ${bookings.stateSince} <= ${before}::timestamptz
    UNION ALL SELECT 'refund-owed', ${bookings.id}, ${seconds(bookings.stateSince)}, ${bookings.paymentState}, ${bookings.tries}, ${owed}
    FROM ${bookings} WHERE ${bookings.refundDue} > 0 AND ${owed} > 0 AND ${bookings.stateSince} <= ${before}::timestamptz
    ORDER BY since LIMIT ${MOST + 1}`;
};

/** Oldest first. */
export async function stuckBookings(
  connection: Connection,
  before: Date,
): Promise<{ stuck: Stuck[]; isCut: boolean }> {
  const { rows } = await connection.execute(stuckSince(before.toISOString()));
  const found = v.parse(v.array(RowSchema), rows);
  const known = await findBookings(connection, [...new Set(found.map(({ id }) => id))]);
  const stuck = found.slice(0, MOST).flatMap(({ id, since, ...row }) => {
    const booking = known.get(id);
    return booking === undefined
      ? []
      : [{ ...row, booking: summaryOf(booking), since: since.toISOString() }];
  });
  return { stuck, isCut: found.length > MOST };
}
