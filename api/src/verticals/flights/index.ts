import { FLIGHT_PROVIDER } from '@wayfare/api-contract';
import { duffelEvents } from '../../adapters/duffel/duffel-events';
import { duffelFlightSupplier } from '../../adapters/flight-supplier/duffel';
import type { Config } from '../../platform/config';
import type { ApiVertical } from '../../registration/api-vertical';
import { documentDeps } from '../../registration/document-deps';
import { anonymisedFlightBooking } from './anonymised-flight';
import { cityNames } from './dictionary';
import { flightBookingView } from './flight-booking-view';
import { flightCancelling } from './flight-cancellations.service';
import { flightBookingsRoutes } from './flight-bookings.routes';
import { flightDocuments } from './flight-documents';
import { flightEnd } from './flight-end';
import { flightAmendment, flightDue, flightSold } from './flight-quotes.service';
import { flightSale } from './flight-sale';
import { flightSelling } from './flight-selling';
import { tellFlight } from './flight-trip';
import { flightWatch } from './flight-watch';
import { flightsRoutes } from './flights.routes';
import { providerOf } from './providers';
import type { FlightSuppliers } from './providers';

/** No webhook without its secret. */
const eventsOf = ({ flights: { webhookSecrets } }: Config) =>
  webhookSecrets.length === 0
    ? []
    : [{ name: 'duffel', header: 'x-duffel-signature', events: duffelEvents(webhookSecrets) }];

export const flightsWith = (suppliersOf: (config: Config) => FlightSuppliers): ApiVertical => ({
  register(deps) {
    const { config, database, catalogue, keys, openCache } = deps;
    const suppliers = suppliersOf(config);
    const { flightCommission: commission, rateLimit } = config;
    const sold = { database, catalogue, suppliers, commission };
    return {
      routes(api, { bookingService, keptAnswers, wake }) {
        flightsRoutes(api, { ...sold, hasLimits: rateLimit.all > 0, openCache });
        const selling = flightSelling({ ...sold, bookingService, keys: keys.links, wake });
        flightBookingsRoutes(api, { ...selling, keptAnswers, guessesPerMinute: rateLimit.login });
      },
      bookings: {
        sale: flightSale(suppliers, commission),
        quotes: { due: flightDue, amendment: flightAmendment, checkSale: flightSold(database) },
        documents: flightDocuments({
          ...documentDeps(deps),
          view: (booking, now) =>
            flightBookingView(booking, {
              keys: keys.links,
              cityName: cityNames(catalogue, booking.language),
              language: booking.language,
              now,
            }),
        }),
        retained: { tripEnd: flightEnd, anonymised: anonymisedFlightBooking },
        cancelling: flightCancelling(suppliers),
        trips: tellFlight({
          keys: keys.links,
          cityName: ({ language }) => cityNames(catalogue, language),
        }),
      },
      watch: flightWatch({ suppliers, catalogue, commission, pages: deps.pages, openCache }),
      events: eventsOf(config),
      health: { flights: () => providerOf(suppliers, FLIGHT_PROVIDER).health() },
    };
  },
});

export const vertical = flightsWith(({ flights }) => ({ duffel: duffelFlightSupplier(flights) }));
