import type { FastifyInstance } from 'fastify';
import type { Catalogue } from './catalogue/catalogue';
import type { Database } from './db/database';
import type { BookingDocuments } from './modules/bookings/documents.routes';
import type { Wallets } from './modules/documents/wallet/wallets';
import { cityNames } from './modules/flights/dictionary';
import { tellFlight } from './modules/flights/flight-trip';
import { hotelBookingView } from './modules/hotels/booking-view';
import { stayOf } from './modules/hotels/stay-details';
import { tellStay } from './modules/hotels/stay-trip';
import type { KeySet } from './modules/session/key-set';
import { tellTrain } from './modules/trains/train-trip';
import type { TellBooking } from './modules/trips/told-booking';
import { tripsRoutes } from './modules/trips/trips.routes';
import { tripsService } from './modules/trips/trips.service';
import { realTimer } from './timer';

interface Deps {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly keys: KeySet;
  readonly documents: Readonly<Record<string, BookingDocuments>>;
  readonly wallets: Wallets;
}

/** What each vertical says of its bookings in the list of trips. */
function tripTellers({
  catalogue,
  keys,
  wallets,
}: Pick<Deps, 'catalogue' | 'keys' | 'wallets'>): Readonly<Record<string, TellBooking>> {
  return {
    hotels: tellStay(async (booking, { language, now }) => {
      const hotel = await catalogue.hotel(stayOf(booking).hotelId);
      if (hotel === null)
        throw new Error(`the hotel of booking ${booking.id} is not in the catalogue`);
      return hotelBookingView(booking, hotel, { keys, language, now });
    }),
    flights: tellFlight({ keys, cityName: ({ language }) => cityNames(catalogue, language) }),
    trains: tellTrain({ keys, catalogue, wallets }),
  };
}

/** The calls about bookings of all verticals at once. */
export function tripCalls(api: FastifyInstance, deps: Deps): void {
  const service = tripsService({ ...deps, tellers: tripTellers(deps), after: realTimer });
  tripsRoutes(api, { ...deps, service });
}
