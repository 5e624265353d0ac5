import type { Clock } from '@wayfare/domain';
import type { FastifyBaseLogger } from 'fastify';
import { smtpMailer } from './adapters/mailer/smtp';
import { stripePayments } from './adapters/payments/stripe';
import type { Catalogue } from './catalogue/catalogue';
import type { Config } from './config';
import type { Database } from './db/database';
import { startAccountMails } from './jobs/account-mails';
import { startBookingWorkflow } from './jobs/booking-workflow';
import type { BookingWorkflow } from './jobs/booking-workflow';
import { composeAccountMail } from './modules/account-mails/compose';
import type { Booking } from './modules/bookings/booking';
import { PATIENCE } from './modules/bookings/patience';
import type { Patience } from './modules/bookings/patience';
import { hotelBookingView, stayOf } from './modules/hotels/booking-view';
import { stayDocuments } from './modules/hotels/stay-documents';
import type { StayDocuments } from './modules/hotels/stay-documents';
import { staySale } from './modules/hotels/stay-sale';
import type { SessionKeys } from './modules/session/session-keys';
import type { Payments } from './ports/payments';
import type { StaySupplier } from './ports/stay-supplier';

interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly staySupplier: StaySupplier;
  readonly keys: SessionKeys;
  /** tests wait less */
  readonly patience?: Patience;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

export interface BookingParts {
  readonly payments: Payments;
  readonly documents: { readonly hotels: StayDocuments };
  readonly workflow: BookingWorkflow;
  /** stops the workflow and the mails about accounts, and waits for what is being done */
  stop(): Promise<void>;
}

const MAIL_TIMEOUT = 20_000;

/** Everything that works besides the calls: payments, papers, the workflow of bookings and the mails about accounts, which start at once. */
export async function startBookingParts({ config, database, catalogue, staySupplier, keys, patience = PATIENCE, clock, log }: Parts): Promise<BookingParts> {
  const payments = stripePayments(config.payments);
  const view = async (booking: Booking, now: number) => {
    const hotel = await catalogue.hotel(stayOf(booking).hotelId);
    if (hotel === null) throw new Error(`the hotel of booking ${booking.id} is not in the catalogue`);
    return hotelBookingView(booking, hotel, { keys, language: booking.language, now });
  };
  const hotels = stayDocuments({ view, keys, origin: config.publicOrigin, supportEmail: config.mail.support, clock });
  const mails = { database, mailer: smtpMailer({ url: config.mail.url, from: config.mail.from, timeout: MAIL_TIMEOUT }), patience, mailDomain: new URL(config.publicOrigin).hostname, clock, log };
  const workflow = await startBookingWorkflow({
    ...mails,
    payments,
    sales: { hotels: staySale(staySupplier, clock) },
    compose: { hotels: hotels.mail },
    patience,
  });
  const accountMails = startAccountMails(mails, composeAccountMail({ database, origin: config.publicOrigin, supportEmail: config.mail.support, clock }));
  const stop = async () => {
    await accountMails.stop();
    await workflow.stop();
  };
  return { payments, documents: { hotels }, workflow, stop };
}
