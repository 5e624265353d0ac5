import type { Database } from '../../../platform/db/database';
import type { RailSupplier } from '../../../ports/rail-supplier';
import type { BookingService } from '../../../booking/booking.service';
import { walletsAt, type Wallets } from '../../../platform/keys/wallets';
import type { KeySet } from '../../../platform/keys/key-set';
import { trainBookingView } from '../booked/train-booking-view';
import type { TrainAfterSalesDeps } from './train-after-sales.routes';
import { trainAnswers } from './train-answers.service';
import { trainExchanges } from './train-exchanges.service';
import { trainNames } from './train-names.service';
import { trainRefunds } from './train-refunds.service';

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly supplier: RailSupplier;
  readonly bookingService: BookingService;
  readonly keys: KeySet;
  readonly wallets: Wallets;
  readonly wake: () => void;
}

export function trainAfterSales({
  keys,
  wallets,
  ...deps
}: Deps): Omit<TrainAfterSalesDeps, 'keptAnswers'> {
  return {
    refunds: trainRefunds(deps),
    exchanges: trainExchanges(deps),
    answers: trainAnswers(deps),
    names: trainNames({
      ...deps,
      view: (booking, { language, now }) =>
        trainBookingView(booking, { keys, language, wallets: walletsAt(wallets, now) }),
    }),
  };
}
