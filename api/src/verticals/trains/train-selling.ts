import type { Database } from '../../platform/db/database';
import type { Payments } from '../../ports/payments';
import type { RailSupplier } from '../../ports/rail-supplier';
import type { DocumentNumbers } from '../../platform/records/document-numbers';
import type { BookingService } from '../../booking/booking.service';
import type { Wallets } from '../../platform/keys/wallets';
import type { PaymentsService } from '../../payments/payments.service';
import type { KeySet } from '../../platform/keys/key-set';
import { basketItems } from './basket/basket-items.service';
import { basketPayments } from './basket/basket-payments.service';
import { basketTravelers } from './basket/basket-travelers.service';
import { trainBaskets } from './basket/baskets';
import { offersToBasket } from './basket/offers-to-basket.service';
import { trainPrebooking } from './basket/prebooking.service';
import type { TrainBookingsRoutesDeps } from './train-bookings.routes';
import { trainBookings } from './train-bookings.service';

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly supplier: RailSupplier;
  readonly payments: Payments;
  readonly service: Pick<PaymentsService, 'createIntent'>;
  readonly bookingService: BookingService;
  readonly documentNumbers: DocumentNumbers;
  readonly keys: KeySet;
  readonly wallets: Wallets;
}

export function trainSelling(deps: Deps): Omit<TrainBookingsRoutesDeps, 'guessesPerMinute'> {
  const baskets = trainBaskets(deps);
  const parts = { ...deps, baskets };
  return {
    baskets,
    offers: offersToBasket(parts),
    items: basketItems(parts),
    travelers: basketTravelers(parts),
    prebooking: trainPrebooking(parts),
    payments: basketPayments(parts),
    bookings: trainBookings(parts),
  };
}
