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
import { startContactMails } from './jobs/contact-mails';
import { composeAccountMail } from './modules/account-mails/compose';
import { PATIENCE } from './modules/bookings/patience';
import type { Patience } from './modules/bookings/patience';
import { composeContactMail } from './modules/contact/compose';
import type { BookingPapers } from './modules/documents/booking-papers';
import { cityNames } from './modules/flights/dictionary';
import { changesOf, flightBookingView } from './modules/flights/flight-booking-view';
import { flightDocuments } from './modules/flights/flight-documents';
import { flightSale } from './modules/flights/flight-sale';
import type { FlightSuppliers } from './modules/flights/providers';
import { hotelBookingView, stayOf } from './modules/hotels/booking-view';
import { stayDocuments } from './modules/hotels/stay-documents';
import { staySale } from './modules/hotels/stay-sale';
import type { SessionKeys } from './modules/session/session-keys';
import { trainBookingView } from './modules/trains/train-booking-view';
import { trainDocuments } from './modules/trains/train-documents';
import { trainSale } from './modules/trains/train-sale';
import type { Payments } from './ports/payments';
import type { RailSupplier } from './ports/rail-supplier';
import type { StaySupplier } from './ports/stay-supplier';

interface PapersDeps {
  readonly config: Config;
  readonly catalogue: Catalogue;
  readonly keys: SessionKeys;
  readonly clock: Clock;
}

interface Parts extends PapersDeps {
  readonly database: Database;
  readonly staySupplier: StaySupplier;
  readonly flightSuppliers: FlightSuppliers;
  readonly railSupplier: RailSupplier;
  /** tests wait less */
  readonly patience?: Patience;
  readonly log: FastifyBaseLogger;
}

export interface BookingParts {
  readonly payments: Payments;
  readonly documents: { readonly hotels: BookingPapers; readonly flights: BookingPapers; readonly trains: BookingPapers };
  readonly workflow: BookingWorkflow;
  /** stops the workflow and the mails, and waits for what is being done */
  stop(): Promise<void>;
}

const MAIL_TIMEOUT = 20_000;

/** What each vertical writes of its bookings. */
function papersOf({ config, catalogue, keys, clock }: PapersDeps): BookingParts['documents'] {
  const common = { keys, origin: config.publicOrigin, supportEmail: config.mail.support, clock };
  const hotels = stayDocuments({
    ...common,
    view: async (booking, now) => {
      const hotel = await catalogue.hotel(stayOf(booking).hotelId);
      if (hotel === null) throw new Error(`the hotel of booking ${booking.id} is not in the catalogue`);
      return hotelBookingView(booking, hotel, { keys, language: booking.language, now });
    },
  });
  const flights = flightDocuments({
    ...common,
    view: (booking, now) => flightBookingView(booking, { keys, cityName: cityNames(catalogue, booking.language), language: booking.language, now }),
    changes: changesOf,
  });
  const trains = trainDocuments({ ...common, view: (booking) => trainBookingView(booking, { keys, language: booking.language, principal: null }) });
  return { hotels, flights, trains };
}

/** Everything that works besides the calls: payments, papers, the workflow of bookings and the other mails, which start at once. */
export async function startBookingParts({ patience = PATIENCE, ...parts }: Parts): Promise<BookingParts> {
  const { config, database, clock, log } = parts;
  const payments = stripePayments(config.payments);
  const documents = papersOf(parts);
  const mails = { database, mailer: smtpMailer({ url: config.mail.url, from: config.mail.from, timeout: MAIL_TIMEOUT }), patience, mailDomain: new URL(config.publicOrigin).hostname, clock, log };
  const workflow = await startBookingWorkflow({
    ...mails,
    payments,
    sales: { hotels: staySale(parts.staySupplier, clock), flights: flightSale(parts.flightSuppliers, config.flightCommission), trains: trainSale(parts.railSupplier) },
    compose: { hotels: documents.hotels.mail, flights: documents.flights.mail, trains: documents.trains.mail },
    patience,
  });
  const accountMails = startAccountMails(mails, composeAccountMail({ database, origin: config.publicOrigin, supportEmail: config.mail.support, clock }));
  const contactMails = startContactMails(mails, composeContactMail({ database, supportEmail: config.mail.support }));
  const stop = async () => {
    await contactMails.stop();
    await accountMails.stop();
    await workflow.stop();
  };
  return { payments, documents, workflow, stop };
}
