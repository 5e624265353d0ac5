import { eraEvents } from '../../adapters/rail-supplier/era-events';
import { eraRailSupplier } from '../../adapters/rail-supplier/era';
import type { Config } from '../../platform/config';
import type { RailSupplier } from '../../ports/rail-supplier';
import type { ApiVertical } from '../../registration/api-vertical';
import { documentDeps } from '../../registration/document-deps';
import { trainAfterSales } from './after-sales/train-after-sales';
import { trainCancelling } from './after-sales/train-cancelling';
import { trainAfterSalesRoutes } from './after-sales/train-after-sales.routes';
import { anonymisedTrainBooking } from './anonymised-train';
import { basketNumbers } from './basket/basket-numbers.repository';
import { forgetOldBaskets } from './basket/housekeeping';
import { trainBookingView } from './booked/train-booking-view';
import { trainSearchRoutes } from './search/train-search.routes';
import { trainBookingsRoutes } from './train-bookings.routes';
import { trainDocuments } from './train-documents';
import { trainAmendment, trainDue } from './train-due';
import { trainEnd } from './train-end';
import { trainSale } from './train-sale';
import { trainSelling } from './train-selling';
import { tellTrain } from './train-trip';
import { trainWatch } from './train-watch';

/** No webhook without its secret. */
const eventsOf = ({ rail: { webhookSecrets } }: Config) =>
  webhookSecrets.length === 0
    ? []
    : [{ name: 'era', header: 'x-era-signature', events: eraEvents(webhookSecrets) }];

export const trainsWith = (supplierOf: (config: Config) => RailSupplier): ApiVertical => ({
  register(deps) {
    const { config, database, catalogue, documentNumbers, payments, openCache } = deps;
    const keys = deps.keys.links;
    const { wallets } = config;
    const supplier = supplierOf(config);
    return {
      routes(api, { bookingService, paymentsService, keptAnswers, wake }) {
        trainSearchRoutes(api, { supplier, catalogue, openCache });
        const sold = { database, supplier, bookingService, keys, wallets };
        trainBookingsRoutes(api, {
          ...trainSelling({ ...sold, payments, service: paymentsService, documentNumbers }),
          guessesPerMinute: config.rateLimit.login,
        });
        trainAfterSalesRoutes(api, { ...trainAfterSales({ ...sold, wake }), keptAnswers });
      },
      bookings: {
        sale: trainSale(supplier),
        quotes: { due: trainDue, amendment: trainAmendment },
        documents: trainDocuments({
          ...documentDeps(deps),
          wallets,
          view: (booking) => trainBookingView(booking, { keys, language: booking.language }),
        }),
        retained: { tripEnd: trainEnd, anonymised: anonymisedTrainBooking },
        cancelling: trainCancelling({ database, supplier }),
        trips: tellTrain({ keys, catalogue, wallets }),
      },
      watch: trainWatch({ supplier, catalogue, pages: deps.pages, openCache }),
      events: eventsOf(config),
      health: { rail: () => supplier.health() },
      housekeeping: [
        {
          name: 'baskets',
          run: (now) => forgetOldBaskets({ database, supplier, payments, now: now.getTime() }),
        },
      ],
      documentNumbers: basketNumbers(database.orm),
    };
  },
});

export const vertical = trainsWith(({ rail }) => eraRailSupplier(rail));
