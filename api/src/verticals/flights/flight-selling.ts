import type { Catalogue } from '../../catalogue/catalogue';
import type { Database } from '../../platform/db/database';
import type { BookingService } from '../../booking/booking.service';
import type { KeySet } from '../../platform/keys/key-set';
import { flightAnswers } from './flight-answers.service';
import { flightBookings } from './flight-bookings.service';
import type { FlightBookingsRoutesDeps } from './flight-bookings.routes';
import { flightCancellations } from './flight-cancellations.service';
import { flightChanges } from './flight-changes.service';
import { flightHolds } from './flight-holds.service';
import { flightOrdersService } from './flight-orders.service';
import type { FlightCommission } from './flight-price';
import { flightQuotesService } from './flight-quotes.service';
import type { FlightSuppliers } from './providers';

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly catalogue: Catalogue;
  readonly suppliers: FlightSuppliers;
  readonly commission: FlightCommission;
  readonly bookingService: BookingService;
  readonly keys: KeySet;
  readonly wake: () => void;
}

export function flightSelling(
  deps: Deps,
): Omit<FlightBookingsRoutesDeps, 'keptAnswers' | 'guessesPerMinute'> {
  const { suppliers } = deps;
  const bookings = flightBookings(deps);
  return {
    suppliers,
    bookings,
    quotes: flightQuotesService(deps),
    orders: flightOrdersService(deps),
    cancellations: flightCancellations({ ...deps, bookings }),
    changes: flightChanges({ ...deps, bookings }),
    holds: flightHolds({ ...deps, bookings }),
    answers: flightAnswers({ ...deps, bookings }),
  };
}
