import type { outbox } from '../platform/db/schema/bookings';
import { inBatches } from '../platform/in-batches';
import type { Mail } from '../ports/mailer';
import type { Booking, MailKind } from './booking';
import { findBookings } from './bookings.repository';
import { mailsOf } from '../platform/queue/mail-queue';
import type { MailQueueOptions } from '../platform/queue/mail-queue';
import type { Claim } from '../platform/queue/worker';
import { BOOKING_MAILS } from './booking-queues';

/** `amount`: the cents that it is about, of a kind whose booking alone does not say them. */
export type RenderMail = (
  booking: Booking,
  kind: MailKind,
  amount?: number | null,
) => Promise<Omit<Mail, 'messageId'>>;

interface MailsOptions extends MailQueueOptions {
  readonly render: Readonly<Record<string, RenderMail>>;
}

export function bookingMails({ render, ...options }: MailsOptions): Claim {
  const bookingOf = inBatches((ids: readonly string[]) => findBookings(options.database.orm, ids));

  async function mailOf({ id, bookingId, kind, amount }: typeof outbox.$inferSelect) {
    const booking = await bookingOf(bookingId);
    const write = booking === undefined ? undefined : render[booking.vertical];
    if (booking === undefined || write === undefined)
      throw new Error(`mail ${id} belongs to no booking`);
    return write(booking, kind as MailKind, amount);
  }

  return mailsOf(BOOKING_MAILS, options, (_id, row) => mailOf(row));
}
