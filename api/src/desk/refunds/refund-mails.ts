import type { Booking } from '../../booking/booking';
import { insertMail } from '../../booking/bookings.repository';
import type { Connection } from '../../platform/db/database';
import type { RefundRow } from './refunds.repository';

/**
 * Tells the traveller of what came back of a refund, with the state that ends it and so once; nobody where its people are
 * forgotten. The credit note of an invoice is made where every other is, which the mail says (decision 0083).
 */
export async function tellOfRefund(
  connection: Connection,
  { id, bookingId, sent: amount }: RefundRow,
  { retention }: Pick<Booking, 'retention'>,
  now: Date,
): Promise<void> {
  if (amount === 0 || retention !== 'full') return;
  const kind = 'givenBack';
  await insertMail(connection, { id: `${bookingId}:${kind}:${id}`, bookingId, kind, amount, now });
}
