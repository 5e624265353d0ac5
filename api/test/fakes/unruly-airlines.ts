import { addMoney, money } from '@wayfare/domain';
import { startBookingApp, type BookingApp } from '../clients/booking-app';
import type { Database } from '../../src/platform/db/database';
import { Problem } from '../../src/platform/http/problem';

/* For tests: a site whose clock is ahead, and airlines that change prices or take nothing back. */
interface Unruliness {
  /** how far the site's clock is ahead of the airlines' */
  ahead: number;
  /** cents that held orders cost more than when they were held */
  drift: number;
  refusesToCancel: boolean;
}

export const calm = (): Unruliness => ({ ahead: 0, drift: 0, refusesToCancel: false });

export function startUnruly(database: Database, site: Unruliness): Promise<BookingApp> {
  return startBookingApp(
    database,
    { SUPPLIER_TIMEOUT_MS: '10000' },
    {
      clock: () => Date.now() + site.ahead,
      airlines: (supplier) => ({
        ...supplier,
        async orderById(id) {
          const order = await supplier.orderById(id);
          const [more, price] = [money(order.status === 'held' ? site.drift : 0), order.price];
          return {
            ...order,
            price: {
              ...price,
              base: addMoney(price.base, more),
              total: addMoney(price.total, more),
            },
          };
        },
        async payOrder(id, amount) {
          const { price } = await supplier.orderById(id);
          if (amount.amount !== price.total.amount + site.drift) throw new Problem('PRICE_CHANGED');
          return {
            ...(await supplier.payOrder(id, price.total)),
            price: { ...price, base: addMoney(price.base, money(site.drift)), total: amount },
          };
        },
        async confirmCancellation(id) {
          if (site.refusesToCancel) throw new Problem('CANCEL_FAILED');
          return supplier.confirmCancellation(id);
        },
      }),
    },
  );
}
