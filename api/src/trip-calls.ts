import type { FastifyInstance } from 'fastify';
import type { Catalogue } from './catalogue/catalogue';
import type { Database } from './platform/db/database';
import type { BookingDocuments } from './booking/documents.routes';
import type { Wallets } from './platform/keys/wallets';
import { cityNames } from './verticals/flights/dictionary';
import { tellFlight } from './verticals/flights/flight-trip';
import { hotelBookingView } from './verticals/hotels/booking-view';
import { stayOf } from './verticals/hotels/stay-details';
import { tellStay } from './verticals/hotels/stay-trip';
import type { KeySet } from './platform/keys/key-set';
import { tellTrain } from './verticals/trains/train-trip';
import type { TellBooking } from './trips/told-booking';
import { tripsRoutes } from './trips/trips.routes';
import { tripsService } from './trips/trips.service';
import { realTimer } from './platform/timer';

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
