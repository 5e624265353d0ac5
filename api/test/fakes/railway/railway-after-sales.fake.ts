import { money } from '@wayfare/domain';
import { Problem } from '../../../src/platform/http/problem';
import type { RailRefundItem } from '../../../src/ports/rail-after-sales';
import type { RailItem } from '../../../src/ports/rail-items';
import { isLive, refunded, refundOf } from './railway-amendments.fake';
import { carriedOver, exchanged, newTrains } from './railway-exchanges.fake';
import type { KeptExchange, KeptRefund } from './railway-amendments.fake';
import { fakeRailSearches } from './railway-searches.fake';

/* For tests: what the railway in memory does with what it sold: refunds, exchanges and corrected names. */

/** How a railway behaves; `silent` sells and does not say so. `dearer` and `cheaper` change the price when it is prebooked a second time. */
export type RailwayTemper =
  | 'sells'
  | 'refuses'
  | 'gone'
  | 'dearer'
  | 'cheaper'
  | 'silent'
  | 'never-refunds'
  | 'never-exchanges';

export interface Sold {
  readonly id: string;
  items: RailItem[];
  status: 'CREATED' | 'PREBOOKED' | 'CONFIRMED';
  /** of the prebooking */
  expiresAt: number;
  prebookings: number;
  reference: string | null;
  /** ours, that it was confirmed with */
  soldAs: string | null;
  /** cents that the railway has of ours */
  paid: number;
  readonly refunds: KeptRefund[];
  readonly exchanges: KeptExchange[];
}

const QUOTED_MS = 900_000;

interface Railway {
  readonly now: () => number;
  readonly newId: (kind: string) => string;
  readonly temper: () => RailwayTemper;
}

function unknown(): never {
  throw new Problem('NOT_FOUND');
}

export function fakeAfterSales({ now, newId, temper }: Railway) {
  return {
    quoteRefund(sold: Sold, items: readonly RailRefundItem[]): KeptRefund {
      const refund = refundOf(newId('refund'), sold.items, items, new Date(now() + QUOTED_MS));
      sold.refunds.push(refund);
      return refund;
    },

    confirmRefund(sold: Sold, id: string): KeptRefund {
      const index = sold.refunds.findIndex((refund) => refund.id === id);
      const quoted = sold.refunds[index];
      if (quoted === undefined || quoted.status === 'CONFIRMED') return quoted ?? unknown();
      if (temper() === 'never-refunds') throw new Problem('REFUND_FAILED');
      const isStale = quoted.items.some(({ id: itemId, assignmentIds }) =>
        sold.items.some(
          (item) =>
            item.id === itemId &&
            (!isLive(item) ||
              item.assignments.some(
                (ticket) => ticket.isCanceled && assignmentIds.includes(ticket.id),
              )),
        ),
      );
      if (isStale || quoted.expiresAt.getTime() <= now()) throw new Problem('OFFER_EXPIRED');
      const done: KeptRefund = { ...quoted, status: 'CONFIRMED' };
      sold.refunds[index] = done;
      Object.assign(sold, {
        items: sold.items.map((item) => refunded(item, quoted)),
        paid: sold.paid - quoted.cents,
      });
      return done;
    },

    searchExchange(sold: Sold, itemId: string) {
      const item = sold.items.find(({ id }) => id === itemId) ?? unknown();
      if (item.kind === 'pass' || !item.exchange.eligible) throw new Problem('EXCHANGE_FAILED');
      return fakeRailSearches(() => now()).exchange(item, [-2_000, 0, 3_000]);
    },

    quoteExchange(
      sold: Sold,
      itemId: string,
      legs: readonly { readonly legId: string; readonly offerId: string }[],
    ): KeptExchange {
      const item = sold.items.find(({ id }) => id === itemId) ?? unknown();
      if (!item.exchange.eligible) throw new Problem('EXCHANGE_FAILED');
      const cents = legs.reduce((sum, { offerId }) => sum + Number(offerId), 0);
      const trains = newTrains(
        item,
        legs.map(({ legId }) => legId),
      );
      const exchange: KeptExchange = {
        id: newId('exchange'),
        status: 'QUOTED',
        itemId,
        trains,
        difference: money(cents),
        fee: money(0),
        ...carriedOver(item, cents),
        expiresAt: new Date(now() + QUOTED_MS),
      };
      sold.exchanges.push(exchange);
      return exchange;
    },

    confirmExchange(sold: Sold, id: string): KeptExchange {
      const index = sold.exchanges.findIndex((exchange) => exchange.id === id);
      const quoted = sold.exchanges[index];
      if (quoted === undefined || quoted.status === 'CONFIRMED') return quoted ?? unknown();
      const item = sold.items.find((candidate) => candidate.id === quoted.itemId) ?? unknown();
      if (temper() === 'never-exchanges' || !item.exchange.eligible)
        throw new Problem('EXCHANGE_FAILED');
      if (quoted.expiresAt.getTime() <= now()) throw new Problem('OFFER_EXPIRED');
      const done: KeptExchange = { ...quoted, status: 'CONFIRMED' };
      sold.exchanges[index] = done;
      const [before, after] = exchanged(item, newId('item'), quoted);
      Object.assign(sold, {
        items: [...sold.items.map((other) => (other.id === item.id ? before : other)), after],
        paid: sold.paid + quoted.difference.amount,
      });
      return done;
    },
  };
}
