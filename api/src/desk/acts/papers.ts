import type { Booking, MailKind } from '../../booking/booking';
import { insertMail } from '../../booking/bookings.repository';
import { contentHash } from '../../platform/content-hash';
import type { Connection } from '../../platform/db/database';

const OF_STATUS: Partial<Record<Booking['status'], MailKind>> = {
  confirmed: 'confirmed',
  pending: 'pending',
  held: 'held',
  canceled: 'canceled',
  failed: 'failed',
};

/** The mail that a booking's traveller has last got by its status; null where there is none, or nobody to send it to. */
export function mailFor({ status, retention, refunded }: Booking): MailKind | null {
  if (retention !== 'full') return null;
  // a reservation is let go, money that was taken comes back
  if (status === 'refunded') return refunded > 0 ? 'refunded' : 'failed';
  return OF_STATUS[status] ?? null;
}

/** Once for a request's key. */
export async function queueAgain(
  connection: Connection,
  bookingId: string,
  { kind, requestKey, now }: { kind: MailKind; requestKey: string; now: Date },
): Promise<void> {
  const id = `${bookingId}:${kind}:desk-${contentHash(requestKey).slice(0, 16)}`;
  await insertMail(connection, { id, bookingId, kind, now });
}
