import { eq } from 'drizzle-orm';
import { outbox } from '../../db/schema/bookings';
import type { Mail } from '../../ports/mailer';
import type { Booking, MailKind } from './booking';
import { findBooking } from './bookings.repository';
import { sendOneOf } from './mail-queue';
import type { MailQueueOptions } from './mail-queue';

/** A vertical's words about one of its bookings. */
export type ComposeMail = (booking: Booking, kind: MailKind) => Promise<Omit<Mail, 'messageId'>>;

interface MailsOptions extends MailQueueOptions {
  /** by vertical */
  readonly compose: Readonly<Record<string, ComposeMail>>;
}

async function mailOf(
  { database: { orm }, compose }: MailsOptions,
  id: string,
): Promise<Omit<Mail, 'messageId'>> {
  const [row] = await orm.select().from(outbox).where(eq(outbox.id, id));
  const booking = row === undefined ? null : await findBooking(orm, row.bookingId);
  const write = booking === null ? undefined : compose[booking.vertical];
  if (row === undefined || booking === null || write === undefined)
    throw new Error(`mail ${id} belongs to no booking`);
  // the outbox holds only kinds that the workflow wrote
  return write(booking, row.kind as MailKind);
}

/** Sends one due mail about a booking; false when none is due. */
export function sendOneMail(options: MailsOptions): Promise<boolean> {
  return sendOneOf('outbox', options, (id) => mailOf(options, id));
}
