import { inBatches } from '../platform/in-batches';
import type { Mail } from '../ports/mailer';
import type { Booking, MailKind } from './booking';
import { findBookings } from './bookings.repository';
import type { RowOf } from './leases';
import { mailsOf } from './mail-queue';
import type { MailQueueOptions } from './mail-queue';
import type { Claim } from './worker';

/** A vertical's words about one of its bookings. */
export type ComposeMail = (booking: Booking, kind: MailKind) => Promise<Omit<Mail, 'messageId'>>;

interface MailsOptions extends MailQueueOptions {
  /** by vertical */
  readonly compose: Readonly<Record<string, ComposeMail>>;
}

/** Takes due mails about bookings to send them. */
export function bookingMails({ compose, ...options }: MailsOptions): Claim {
  const bookingOf = inBatches((ids: readonly string[]) => findBookings(options.database.orm, ids));

  async function mailOf({ id, bookingId, kind }: RowOf<'outbox'>) {
    const booking = await bookingOf(bookingId);
    const write = booking === undefined ? undefined : compose[booking.vertical];
    if (booking === undefined || write === undefined)
      throw new Error(`mail ${id} belongs to no booking`);
    // the outbox holds only kinds that the workflow wrote
    return write(booking, kind as MailKind);
  }

  return mailsOf('outbox', options, (_id, row) => mailOf(row));
}
