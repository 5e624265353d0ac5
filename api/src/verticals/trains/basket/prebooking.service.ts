import type { TrainBasket } from '@wayfare/api-contract';
import type { PrebookRequestSchema } from '@wayfare/api-contract/schemas';
import { formatDecimal } from '@wayfare/domain';
import type { InferOutput } from 'valibot';
import type { Database } from '../../../platform/db/database';
import { Problem, invalid } from '../../../platform/http/problem';
import type { RailItem } from '../../../ports/rail-items';
import type { RailBooking, RailSupplier } from '../../../ports/rail-supplier';
import { findUser } from '../../../accounts/users/users.repository';
import type { Payments } from '../../../ports/payments';
import { insertQuote } from '../../../booking/bookings.repository';
import { newQuoteId } from '../../../booking/references';
import { askedIn } from '../records/asked-assistance';
import type { PrebookingRecord } from '../records/train-records';
import type { Basket } from './basket';
import { itemOf } from './basket-items.service';
import type { BasketRequester, Baskets } from './baskets';
import { reopen } from './unpaid-order';

type Input = InferOutput<typeof PrebookRequestSchema>;

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly supplier: RailSupplier;
  readonly payments: Payments;
  readonly baskets: Baskets;
}

export interface Prebooking {
  /** Holds places and prices for a while; a repeat renews (OQ-68). */
  prebook(input: Input, requester: BasketRequester): Promise<TrainBasket>;
}

type Delivery = Parameters<RailSupplier['prebook']>[1];

/** Requested delivery, else the previous, else the carrier's default. */
function deliveries({ request: { items: asked } }: Input, basket: Basket): Delivery {
  asked.forEach(({ id, ticketingOption }, index) => {
    const item = itemOf(basket, id, `request.items.${index}.id`);
    if (!item.deliveryOptions.includes(ticketingOption))
      throw invalid(`request.items.${index}.ticketingOption`, 'trains.delivery');
  });
  return basket.items.flatMap(({ item: { id: itemId, delivery, deliveryOptions } }) => {
    const code =
      asked.find(({ id }) => id === itemId)?.ticketingOption ?? delivery ?? deliveryOptions[0];
    return code === undefined ? [] : [{ itemId, code }];
  });
}

function checkPassengers({ items }: Basket): void {
  const index = items.findIndex(
    ({ item, passengers }) => passengers.length !== item.travellers.length,
  );
  if (index >= 0) throw invalid(`items.${index}.travelers`, 'trains.travellersMissing');
}

/** The earliest to expire, where the supplier does not name the item. */
function lapsed(items: readonly RailItem[], cause: Problem): Problem {
  const ends = items.map(({ expiresAt }) => expiresAt?.getTime() ?? Infinity);
  const index = Math.max(0, ends.indexOf(Math.min(...ends)));
  return new Problem('OFFER_EXPIRED', {
    field: `request.items.${index}`,
    facts: { itemID: items[index]?.id ?? '' },
    cause,
  });
}

export function trainPrebooking({
  database: { orm },
  supplier,
  payments,
  baskets,
}: Deps): Prebooking {
  /** The lead passenger's address, else the account's. */
  async function emailOf({ items }: Basket, { principal }: BasketRequester): Promise<string> {
    const filled = items.flatMap(({ item, passengers }) => {
      const lead = item.travellers.find(({ isLead }) => isLead)?.id;
      return [...passengers.filter(({ id }) => id === lead), ...passengers].flatMap(
        ({ email }) => email ?? [],
      );
    });
    const email =
      filled[0] ??
      (principal.role === 'user' ? (await findUser(orm, principal.id))?.email : undefined);
    if (email === undefined) throw invalid('items.0.travelers.0.email', 'rider.required');
    return email;
  }

  async function atSupplier(
    basket: Basket,
    delivery: Delivery,
    requester: BasketRequester,
  ): Promise<RailBooking> {
    try {
      return await supplier.prebook(basket.supplierBooking, delivery, requester.language);
    } catch (error) {
      if (!(error instanceof Problem) || error.problemCode !== 'OFFER_EXPIRED') throw error;
      // the basket shows the expiry when it is read again
      const fresh = await supplier.booking(basket.supplierBooking, requester.language);
      if (fresh !== null)
        await baskets.keep(basket, fresh, requester, { state: 'open', quoteId: null });
      throw lapsed(fresh?.items ?? [], error);
    }
  }

  return {
    async prebook(input, requester) {
      const found = await baskets.open(input.bookingID, requester);
      checkPassengers(found);
      const delivery = deliveries(input, found);
      const email = await emailOf(found, requester);
      const basket = await reopen({ database: { orm }, payments }, found, requester.now);
      const fresh = await atSupplier(basket, delivery, requester);
      const total = formatDecimal(fresh.price);
      if (total !== input.request.shownTotal) {
        await baskets.keep(basket, fresh, requester, { state: 'open', quoteId: null });
        throw new Problem('PRICE_CHANGED', {
          field: 'request.shownTotal',
          facts: { previousPrice: input.request.shownTotal, newPrice: total },
        });
      }
      if (fresh.expiresAt === null)
        throw new Problem('SUPPLIER_FAILED', { text: 'SUPPLIER_FAILED.trains' });
      const offer: PrebookingRecord = {
        version: 2,
        kind: 'prebooking',
        bookingId: basket.id,
        supplierBooking: basket.supplierBooking,
        items: fresh.items,
        cents: fresh.price.amount,
        email,
        ...askedIn(basket.items),
        demo: fresh.demo,
      };
      const quoteId = newQuoteId();
      await insertQuote(orm, {
        id: quoteId,
        vertical: 'trains',
        owner: requester.principal.id,
        offer,
        createdAt: new Date(requester.now),
        expiresAt: fresh.expiresAt,
      });
      const kept = await baskets.keep(basket, fresh, requester, {
        state: 'prebooked',
        quoteId,
        expiresAt: fresh.expiresAt,
      });
      // a concurrent tab changed it: the agreed content is stale
      if (kept === null) throw new Problem('IDEMPOTENCY_CONFLICT');
      return baskets.view(kept, requester);
    },
  };
}
