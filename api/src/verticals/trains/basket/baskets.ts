import type { TrainBasket } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { Database } from '../../../platform/db/database';
import type { Principal } from '../../../platform/http/authenticate';
import { Problem } from '../../../platform/http/problem';
import type { Payments } from '../../../ports/payments';
import type { RailBooking, RailSupplier } from '../../../ports/rail-supplier';
import type { DocumentNumbers } from '../../../platform/records/document-numbers';
import { findBooking } from '../../../booking/bookings.repository';
import { handOverQuote } from '../../../booking/quote-owner';
import { earliestExpiry, withFresh } from './basket';
import type { Basket, BasketChanges } from './basket';
import type { BasketItem } from './basket-records';
import { basketView } from './basket-view';
import type { Viewing } from './basket-view';
import {
  adoptBasket,
  closeBasket,
  deleteBasket,
  findBasket,
  findBasketOf,
  findGuestBasket,
  saveBasket,
} from './baskets.repository';
import { isUnpaid, reopen } from './unpaid-order';

export interface BasketRequester {
  readonly principal: Principal;
  /** of the visit, as the browser says */
  readonly correlationId: string | null;
  readonly language: Language;
  readonly now: number;
}

/** What an edit does to what we keep beside the supplier's items. It may be done again on a newer basket. */
type Remember = (items: readonly BasketItem[]) => readonly BasketItem[];

export interface Baskets {
  /** The basket that whoever asks has open, also one that they began before they logged in (OQ-67). */
  last(requester: BasketRequester): Promise<Basket | null>;
  /** The same by its id; null for any other. */
  find(id: string, requester: BasketRequester): Promise<Basket | null>;
  /** The same; NOT_FOUND for any other. */
  open(id: string, requester: BasketRequester): Promise<Basket>;
  /** Changes a basket at the supplier, then here. Two at once are both done. */
  edit(
    basket: Basket,
    requester: BasketRequester,
    act: (supplierBooking: string) => Promise<RailBooking>,
    remember?: Remember,
  ): Promise<Basket>;
  /** Takes what the supplier has now, and `changes`; nobody else may have changed it meanwhile. */
  keep(
    basket: Basket,
    fresh: RailBooking,
    requester: BasketRequester,
    changes: BasketChanges,
  ): Promise<Basket | null>;
  /** As its owner sees it. */
  view(basket: Basket, viewing: Viewing): TrainBasket;
  /** Gives it up, here and at the supplier. */
  drop(basket: Basket, now: number): Promise<void>;
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly supplier: RailSupplier;
  readonly payments: Payments;
  readonly documentNumbers: DocumentNumbers;
}

/** So often may others be first. */
const TRIES = 5;

export function trainBaskets({ database, supplier, payments, documentNumbers }: Deps): Baskets {
  const { orm } = database;
  const deps = { database, payments };

  /** Null when it is no basket any more: it is being booked, or was. */
  async function stillOpen(basket: Basket | null): Promise<Basket | null> {
    if (basket === null || basket.state === 'ordered') return null;
    const booking = await findBooking(orm, basket.id);
    if (booking === null || isUnpaid(booking)) return basket;
    await closeBasket(orm, basket.id);
    return null;
  }

  async function drop(basket: Basket, now: number): Promise<void> {
    const { id, supplierBooking } = await reopen(deps, basket, now);
    await deleteBasket(orm, id);
    // what a silent supplier is not told lapses there by itself
    await supplier.release(supplierBooking).catch(() => undefined);
  }

  /** A visitor's basket becomes the account's; an older one of the account gives way. */
  async function adopt(
    basket: Basket,
    { principal, now }: BasketRequester,
  ): Promise<Basket | null> {
    const older = await stillOpen(await findBasketOf(orm, principal.id));
    if (older !== null) await drop(older, now);
    const freed = await reopen(deps, basket, now);
    const adopted = await adoptBasket(orm, freed, principal.id);
    if (adopted !== null && adopted.quoteId !== null)
      await handOverQuote(orm, adopted.quoteId, principal.id);
    return adopted;
  }

  async function guestBasket({
    principal,
    correlationId,
  }: BasketRequester): Promise<Basket | null> {
    if (correlationId === null) return null;
    const basket = await stillOpen(await findGuestBasket(orm, correlationId));
    return basket === null || basket.owner === principal.id ? null : basket;
  }

  const keep: Baskets['keep'] = (basket, fresh, { language, now }, changes) => {
    const items = withFresh(basket.items, fresh);
    return saveBasket(
      orm,
      basket,
      { items, language, expiresAt: earliestExpiry(fresh.items), ...changes },
      now,
    );
  };

  /** What another tab prebooked meanwhile stays so. */
  const reset = (fresh: RailBooking): BasketChanges =>
    fresh.status === 'PREBOOKED'
      ? { expiresAt: fresh.expiresAt }
      : { state: 'open', quoteId: null };

  const find: Baskets['find'] = async (id, requester) => {
    const known = await findBasket(orm, id);
    if (known?.owner === requester.principal.id) return stillOpen(known);
    const guests = await guestBasket(requester);
    return guests?.id === id ? adopt(guests, requester) : null;
  };

  return {
    find,
    drop,
    view: (basket, viewing) => basketView(basket, viewing, documentNumbers),
    keep,

    async last(requester) {
      const own = await stillOpen(await findBasketOf(orm, requester.principal.id));
      if (own !== null) return own;
      const guests = await guestBasket(requester);
      return guests === null ? null : adopt(guests, requester);
    },

    async open(id, requester) {
      const basket = await find(id, requester);
      if (basket === null)
        throw new Problem('NOT_FOUND', { field: 'bookingID', text: 'booking.unknown' });
      return basket;
    },

    async edit(basket, requester, act, remember = (items) => items) {
      let current = await reopen(deps, basket, requester.now);
      let fresh = await act(current.supplierBooking);
      for (let tries = 0; tries < TRIES; tries += 1) {
        const saved = await keep(current, fresh, requester, {
          ...reset(fresh),
          items: remember(withFresh(current.items, fresh)),
        });
        if (saved !== null) return saved;
        // another tab was first: both are done at the supplier, so what it has now is the outcome of both
        const [row, booking] = [
          await findBasket(orm, basket.id),
          await supplier.booking(current.supplierBooking, requester.language),
        ];
        if (row === null || booking === null)
          throw new Problem('NOT_FOUND', { field: 'bookingID', text: 'booking.unknown' });
        [current, fresh] = [row, booking];
      }
      throw new Problem('IDEMPOTENCY_CONFLICT');
    },
  };
}
