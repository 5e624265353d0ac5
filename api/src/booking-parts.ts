import type { Clock } from '@wayfare/domain';
import type { FastifyBaseLogger } from 'fastify';
import { smtpMailer } from './adapters/mailer/smtp';
import { stripePayments } from './adapters/payments/stripe';
import type { Catalogue } from './catalogue/catalogue';
import type { Config } from './platform/config';
import type { Database } from './platform/db/database';
import { startQueueWorkers } from './jobs/queue-workers';
import type { BookingWorkflow } from './jobs/queue-workers';
import { composeAccountMail } from './accounts/mails/compose';
import { PATIENCE } from './booking/patience';
import type { Patience } from './booking/patience';
import { composeContactMail } from './contact/compose';
import type { BookingPapers } from './booking/documents/booking-papers';
import { cityNames } from './verticals/flights/dictionary';
import { flightBookingView } from './verticals/flights/flight-booking-view';
import { flightDocuments } from './verticals/flights/flight-documents';
import { flightSale } from './verticals/flights/flight-sale';
import type { FlightSuppliers } from './verticals/flights/providers';
import { hotelBookingView } from './verticals/hotels/booking-view';
import { stayOf } from './verticals/hotels/stay-details';
import { stayDocuments } from './verticals/hotels/stay-documents';
import { staySale } from './verticals/hotels/stay-sale';
import { composeAlertMail } from './price-alerts/compose';
import type { SigningKeys } from './platform/keys/signing-keys';
import { trainBookingView } from './verticals/trains/booked/train-booking-view';
import { trainDocuments } from './verticals/trains/train-documents';
import { trainSale } from './verticals/trains/train-sale';
import type { Payments } from './ports/payments';
import type { RailSupplier } from './ports/rail-supplier';
import type { StaySupplier } from './ports/stay-supplier';
import type { After } from './platform/timer';
import { watchedProducts } from './watched-products';

interface PapersDeps {
  readonly config: Config;
  readonly catalogue: Catalogue;
  readonly keys: SigningKeys;
  readonly clock: Clock;
}

interface Parts extends PapersDeps {
  readonly database: Database;
  readonly staySupplier: StaySupplier;
  readonly flightSuppliers: FlightSuppliers;
  readonly railSupplier: RailSupplier;
  /** tests wait less */
  readonly patience?: Patience;
  readonly after?: After;
  readonly log: FastifyBaseLogger;
}

export interface BookingParts {
  readonly payments: Payments;
  readonly documents: {
    readonly hotels: BookingPapers;
    readonly flights: BookingPapers;
    readonly trains: BookingPapers;
  };
  readonly workflow: BookingWorkflow;
  /** stops the workflow and the mails, and waits for what is being done */
  stop(): Promise<void>;
}

const MAIL_TIMEOUT = 20_000;

/** What each vertical writes of its bookings. */
function papersOf({
  config,
  catalogue,
  keys: { links: keys },
  clock,
}: PapersDeps): BookingParts['documents'] {
  const common = { keys, origin: config.publicOrigin, supportEmail: config.support.email, clock };
  const hotels = stayDocuments({
    ...common,
    view: async (booking, now) => {
      const hotel = await catalogue.hotel(stayOf(booking).hotelId);
      if (hotel === null)
        throw new Error(`the hotel of booking ${booking.id} is not in the catalogue`);
      return hotelBookingView(booking, hotel, { keys, language: booking.language, now });
    },
  });
  const flights = flightDocuments({
    ...common,
    view: (booking, now) =>
      flightBookingView(booking, {
        keys,
        cityName: cityNames(catalogue, booking.language),
        language: booking.language,
        now,
      }),
  });
  const trains = trainDocuments({
    ...common,
    wallets: config.wallets,
    view: (booking) => trainBookingView(booking, { keys, language: booking.language }),
  });
  return { hotels, flights, trains };
}

/** Everything that works besides the calls: payments, papers, the workflow of bookings and the other mails, which start at once. */
export async function startBookingParts({
  patience = PATIENCE,
  ...parts
}: Parts): Promise<BookingParts> {
  const { config, database, clock, log } = parts;
  const payments = stripePayments(config.payments);
  const documents = papersOf(parts);
  const products = watchedProducts(parts);
  const workflow = await startQueueWorkers({
    database,
    mailer: smtpMailer({ url: config.mail.url, from: config.mail.from, timeout: MAIL_TIMEOUT }),
    payments,
    sales: {
      hotels: staySale(parts.staySupplier, clock),
      flights: flightSale(parts.flightSuppliers, config.flightCommission),
      trains: trainSale(parts.railSupplier),
    },
    compose: {
      hotels: documents.hotels.mail,
      flights: documents.flights.mail,
      trains: documents.trains.mail,
    },
    composeAccountMail: composeAccountMail({
      database,
      origin: config.publicOrigin,
      supportEmail: config.support.email,
      clock,
    }),
    composeContactMail: composeContactMail({ database, supportEmail: config.support.email }),
    composeAlertMail: composeAlertMail({
      database,
      keys: parts.keys.links,
      products,
      origin: config.publicOrigin,
      supportEmail: config.support.email,
    }),
    products,
    patience,
    mailDomain: new URL(config.publicOrigin).hostname,
    clock,
    log,
    after: parts.after,
  });
  return { payments, documents, workflow, stop: workflow.stop };
}
