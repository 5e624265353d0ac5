import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '@wayfare/domain';
import type { Database } from '../../db/database';
import { outbox } from '../../db/schema/bookings';
import type { Mail, Mailer } from '../../ports/mailer';
import type { Booking, MailKind } from './booking';
import { findBooking } from './bookings.repository';
import { claim, giveBack } from './leases';
import type { Lease } from './leases';
import { pauseAfter } from './patience';
import type { Patience } from './patience';

/** A vertical's words about one of its bookings. */
export type ComposeMail = (booking: Booking, kind: MailKind) => Promise<Omit<Mail, 'messageId'>>;

export interface MailsOptions {
  readonly database: Pick<Database, 'orm'>;
  readonly mailer: Mailer;
  /** by vertical */
  readonly compose: Readonly<Record<string, ComposeMail>>;
  readonly patience: Pick<Patience, 'forStep'>;
  /** right-hand side of a Message-ID */
  readonly mailDomain: string;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

const PAUSES = { firstPause: 2_000, longestPause: 10 * 60_000 };

async function sendOne({ database, mailer, compose, mailDomain, clock }: MailsOptions, lease: Lease): Promise<void> {
  const [row] = await database.orm.select().from(outbox).where(eq(outbox.id, lease.id));
  const booking = row === undefined ? null : await findBooking(database.orm, row.bookingId);
  const write = booking === null ? undefined : compose[booking.vertical];
  if (row === undefined || booking === null || write === undefined) throw new Error(`mail ${lease.id} belongs to no booking`);
  // the outbox holds only kinds that the workflow wrote
  const mail = await write(booking, row.kind as MailKind);
  await mailer.send({ ...mail, messageId: `<${row.id.replaceAll(':', '.')}@${mailDomain}>` });
  await database.orm.update(outbox).set({ sentAt: new Date(clock()), runAt: null, leaseToken: null, leaseUntil: null }).where(eq(outbox.id, lease.id));
}

/** Sends one due mail; false when none is due. A mail that nobody takes is tried again for as long as it takes. */
export async function sendOneMail(options: MailsOptions): Promise<boolean> {
  const { database, patience, clock, log } = options;
  const lease = await claim(database.orm, 'outbox', new Date(clock()), patience.forStep);
  if (lease === null) return false;
  try {
    await sendOne(options, lease);
  } catch (err) {
    log.error({ err, mail: lease.id }, 'a mail was not sent; it is tried again');
    const [row] = await database.orm.select({ tries: outbox.tries }).from(outbox).where(eq(outbox.id, lease.id));
    await giveBack(database.orm, 'outbox', lease, new Date(clock() + pauseAfter(row?.tries ?? 1, PAUSES)));
  }
  return true;
}
