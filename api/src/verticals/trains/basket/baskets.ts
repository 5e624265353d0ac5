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
  /** client-supplied id of the visit */
  readonly correlationId: string | null;
  readonly language: Language;
  readonly now: number;
}

/** Pure update of our notes; retried on a newer basket. */
type Remember = (items: readonly BasketItem[]) => readonly BasketItem[];

export interface Baskets {
  /** The open basket, also one begun before signing in (OQ-67). */
  last(requester: BasketRequester): Promise<Basket | null>;
  find(id: string, requester: BasketRequester): Promise<Basket | null>;
  /** NOT_FOUND for any other. */
  open(id: string, requester: BasketRequester): Promise<Basket>;
  /** Supplier first, then our row; concurrent edits both apply. */
  edit(
    basket: Basket,
    requester: BasketRequester,
    act: (supplierBooking: string) => Promise<RailBooking>,
    remember?: Remember,
  ): Promise<Basket>;
  /** Stores fresh items with `changes`; null on a concurrent change. */
  keep(
    basket: Basket,
    fresh: RailBooking,
    requester: BasketRequester,
    changes: BasketChanges,
  ): Promise<Basket | null>;
  view(basket: Basket, viewing: Viewing): TrainBasket;
  drop(basket: Basket, now: number): Promise<void>;
}

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly supplier: RailSupplier;
  readonly payments: Payments;
  readonly documentNumbers: DocumentNumbers;
}

/** Retries against concurrent writers. */
const TRIES = 5;

export function trainBaskets({ database, supplier, payments, documentNumbers }: Deps): Baskets {
  const { orm } = database;
  const deps = { database, payments };

  /** Null when it is being or was booked. */
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
    // best effort: an unreleased booking lapses at the supplier
    await supplier.release(supplierBooking).catch(() => undefined);
  }

  /** A visitor's basket replaces the account's older one. */
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

  /** Keeps a concurrent tab's prebooking. */
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
        // a concurrent tab won: the supplier's state holds both edits
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
