import type { DeliveryType } from '@wayfare/api-contract';
import { addMoney, money, multiplyMoney, percentageOf } from '@wayfare/domain';
import { Problem } from '../../http/problem';
import type {
  RailBooking,
  RailItem,
  RailRefundItem,
  RailSupplier,
} from '../../ports/rail-supplier';
import { Chance } from '../bookings/fake-world';
import { aRailItem, offeredAt } from './a-rail-item';
import {
  carriedOver,
  confirmed,
  exchanged,
  isLive,
  newTrains,
  refunded,
  refundOf,
} from './fake-railway-deals';
import type { KeptExchange, KeptRefund } from './fake-railway-deals';
import { fakeRailSearches } from './fake-railway-searches';

/* For tests: a railway in memory that remembers what it sold, and chance that breaks every call to it. */

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

const HOUR = 3_600_000;
const OFFERED_MS = HOUR / 2;
const PREBOOKED_MS = HOUR / 4;

interface Sold {
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

interface Options {
  readonly chance?: Chance;
  readonly temper?: RailwayTemper;
  readonly now: () => number;
}

export class FakeRailway {
  readonly sold = new Map<string, Sold>();
  private readonly chance: Chance;
  private readonly now: () => number;
  temper: RailwayTemper;
  private made = 0;

  constructor({ chance = new Chance(() => 'fine'), temper = 'sells', now }: Options) {
    this.chance = chance;
    this.temper = temper;
    this.now = now;
  }

  /** cents that the railway has of ours */
  get paid(): number {
    return [...this.sold.values()].reduce((sum, { paid }) => sum + paid, 0);
  }

  /** bookings that travel */
  get travelling(): Sold[] {
    return [...this.sold.values()].filter(
      ({ status, items }) => status === 'CONFIRMED' && items.some(isLive),
    );
  }

  readonly supplier: RailSupplier = {
    ...fakeRailSearches(() => this.now()),
    createBooking: (items) => this.call('create-booking', () => this.wire(this.create(items))),
    addItems: (id, items) =>
      this.call('add-items', () =>
        this.edit(id, (sold) => ({ items: [...sold.items, ...this.itemsOf(items)] })),
      ),
    booking: (id) => this.call('booking', () => this.look(id)),
    deleteItem: (id, itemId) =>
      this.call('delete-item', () =>
        this.edit(id, ({ items }) => ({ items: items.filter((item) => item.id !== itemId) })),
      ),
    setService: (id, { itemId, serviceOfferId, count }) =>
      this.call('set-service', () => this.withService(id, { itemId, serviceOfferId, count })),
    removeService: (id, service) =>
      this.call('remove-service', () => this.withService(id, { ...service, count: 0 })),
    setPreferences: (id, { itemId, preferences }) =>
      this.call('set-preferences', () =>
        this.editItem(id, itemId, (item) =>
          item.kind === 'pass' ? item : { ...item, preferences },
        ),
      ),
    setTravellers: (id, { itemId, passengers }) =>
      this.call('set-travellers', () =>
        this.editItem(id, itemId, (item) => ({
          ...item,
          travellers: item.travellers.map((traveller) => {
            const passenger = passengers.find((candidate) => candidate.id === traveller.id);
            return passenger === undefined
              ? traveller
              : {
                  ...traveller,
                  firstName: passenger.firstName,
                  lastName: passenger.lastName,
                  email: passenger.email ?? '',
                  phone: passenger.phone ?? '',
                };
          }),
        })),
      ),
    prebook: (id, delivery) => this.call('prebook', () => this.prebook(this.get(id), delivery)),
    confirm: (id, reference) => this.call('confirm', () => this.confirm(this.get(id), reference)),
    release: (id) =>
      this.call('release', () => {
        if (this.sold.get(id)?.status !== 'CONFIRMED') this.sold.delete(id);
      }),
    quoteRefund: (id, items) =>
      this.call('quote-refund', () => this.quoteRefund(this.get(id), items)),
    confirmRefund: (id, refundId) =>
      this.call('confirm-refund', () => this.confirmRefund(this.get(id), refundId)),
    searchExchange: (id, { itemId }) =>
      this.call('search-exchange', () => this.exchangeSearch(this.get(id), itemId)),
    quoteExchange: (id, { itemId, legs }) =>
      this.call('quote-exchange', () => this.quoteExchange(this.get(id), itemId, legs)),
    confirmExchange: (id, exchangeId) =>
      this.call('confirm-exchange', () => this.confirmExchange(this.get(id), exchangeId)),
    acceptCarrierChange: () => this.call('accept-carrier-change', () => this.unknown()),
    editTravellers: (id, { itemId, travellers }) =>
      this.call('edit-travellers', () => this.rename(this.get(id), itemId, travellers)),
  };

  private create(items: readonly { readonly offerLocations: readonly string[] }[]): Sold {
    const sold: Sold = {
      id: this.newId('rail'),
      items: this.itemsOf(items),
      status: 'CREATED',
      expiresAt: 0,
      prebookings: 0,
      reference: null,
      soldAs: null,
      paid: 0,
      refunds: [],
      exchanges: [],
    };
    this.sold.set(sold.id, sold);
    return sold;
  }

  private itemsOf(items: readonly { readonly offerLocations: readonly string[] }[]): RailItem[] {
    if (
      items.some(({ offerLocations }) =>
        offerLocations.some((location) => offeredAt(location).variant === 'expired'),
      )
    )
      throw new Problem('OFFER_EXPIRED');
    return items.map(({ offerLocations }) =>
      aRailItem(this.newId('item'), offerLocations, new Date(this.now() + OFFERED_MS)),
    );
  }

  /** What is still in a basket may change; a prebooking has to be made anew after that. */
  private edit(id: string, change: (sold: Sold) => Pick<Sold, 'items'>): RailBooking {
    const sold = this.get(id);
    if (sold.status === 'CONFIRMED') throw new Problem('INVALID_REQUEST', { status: 422 });
    return this.wire(Object.assign(sold, change(sold), { status: 'CREATED' }));
  }

  private editItem(id: string, itemId: string, change: (item: RailItem) => RailItem): RailBooking {
    if (!this.get(id).items.some((item) => item.id === itemId)) throw new Problem('NOT_FOUND');
    return this.edit(id, ({ items }) => ({
      items: items.map((item) => (item.id === itemId ? change(item) : item)),
    }));
  }

  private withService(
    id: string,
    { itemId, serviceOfferId, count }: { itemId: string; serviceOfferId: string; count: number },
  ): RailBooking {
    if (this.temper === 'refuses') throw new Problem('BAGS_FAILED');
    return this.editItem(id, itemId, (item) => {
      const offer =
        item.kind === 'pass'
          ? undefined
          : item.serviceOffers.find((candidate) => candidate.id === serviceOfferId);
      if (item.kind === 'pass' || offer === undefined) throw new Problem('NOT_FOUND');
      const servicePrice = multiplyMoney(offer.price, count);
      const chosenServices =
        count === 0
          ? []
          : [
              {
                serviceOfferId,
                serviceId: offer.serviceId,
                label: 'Extra bag',
                count,
                price: servicePrice,
              },
            ];
      return {
        ...item,
        chosenServices,
        servicePrice,
        price: money(item.price.amount - item.servicePrice.amount + servicePrice.amount),
      };
    });
  }

  private prebook(
    sold: Sold,
    delivery: readonly { readonly itemId: string; readonly code: DeliveryType }[],
  ): RailBooking {
    if (sold.status === 'CONFIRMED') throw new Problem('INVALID_REQUEST', { status: 422 });
    const isLapsed = sold.items.some(
      ({ travellers, expiresAt }) =>
        travellers.some(({ lastName }) => lastName === 'Expired') ||
        (expiresAt?.getTime() ?? 0) <= this.now(),
    );
    if (isLapsed || (sold.prebookings > 0 && this.temper === 'gone')) {
      sold.items = sold.items.map((item) =>
        item.travellers.some(({ lastName }) => lastName === 'Expired')
          ? { ...item, expiresAt: new Date(this.now() - 1) }
          : item,
      );
      throw new Problem('OFFER_EXPIRED');
    }
    const factor =
      sold.prebookings === 0
        ? 100
        : this.temper === 'dearer'
          ? 110
          : this.temper === 'cheaper'
            ? 90
            : 100;
    const expiresAt = new Date(this.now() + PREBOOKED_MS);
    sold.items = sold.items.map((item) => ({
      ...item,
      status: 'PREBOOKED',
      expiresAt: new Date(this.now() + OFFERED_MS),
      price: percentageOf(item.price, factor),
      delivery:
        delivery.find(({ itemId }) => itemId === item.id)?.code ?? item.deliveryOptions[0] ?? null,
    }));
    return this.wire(
      Object.assign(sold, {
        status: 'PREBOOKED',
        expiresAt: expiresAt.getTime(),
        prebookings: sold.prebookings + 1,
      }),
    );
  }

  private confirm(sold: Sold, reference: string): RailBooking {
    if (sold.status === 'CONFIRMED') return this.wire(sold);
    if (this.temper === 'refuses') throw new Problem('INVALID_REQUEST', { status: 422 });
    if (this.status(sold) !== 'PREBOOKED' || this.temper === 'gone')
      throw new Problem('OFFER_EXPIRED');
    const items = sold.items.map(confirmed);
    Object.assign(sold, {
      items,
      status: 'CONFIRMED',
      reference: `R${sold.id}`,
      soldAs: reference,
      paid: this.priceOf(sold),
    });
    if (this.temper === 'silent') throw new Problem('SUPPLIER_FAILED');
    return this.wire(sold);
  }

  private quoteRefund(sold: Sold, items: readonly RailRefundItem[]): KeptRefund {
    const refund = refundOf(
      this.newId('refund'),
      sold.items,
      items,
      new Date(this.now() + PREBOOKED_MS),
    );
    sold.refunds.push(refund);
    return refund;
  }

  private confirmRefund(sold: Sold, id: string): KeptRefund {
    const index = sold.refunds.findIndex((refund) => refund.id === id);
    const quoted = sold.refunds[index];
    if (quoted === undefined || quoted.status === 'CONFIRMED') return quoted ?? this.unknown();
    if (this.temper === 'never-refunds') throw new Problem('REFUND_FAILED');
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
    if (isStale || quoted.expiresAt.getTime() <= this.now()) throw new Problem('OFFER_EXPIRED');
    const done: KeptRefund = { ...quoted, status: 'CONFIRMED' };
    sold.refunds[index] = done;
    Object.assign(sold, {
      items: sold.items.map((item) => refunded(item, quoted)),
      paid: sold.paid - quoted.cents,
    });
    return done;
  }

  private exchangeSearch(sold: Sold, itemId: string) {
    const item = sold.items.find(({ id }) => id === itemId) ?? this.unknown();
    if (item.kind === 'pass' || !item.exchange.eligible) throw new Problem('EXCHANGE_FAILED');
    return fakeRailSearches(() => this.now()).exchange(item, [-2_000, 0, 3_000]);
  }

  private quoteExchange(
    sold: Sold,
    itemId: string,
    legs: readonly { readonly legId: string; readonly offerId: string }[],
  ): KeptExchange {
    const item = sold.items.find(({ id }) => id === itemId) ?? this.unknown();
    if (!item.exchange.eligible) throw new Problem('EXCHANGE_FAILED');
    const cents = legs.reduce((sum, { offerId }) => sum + Number(offerId), 0);
    const trains = newTrains(
      item,
      legs.map(({ legId }) => legId),
    );
    const exchange: KeptExchange = {
      id: this.newId('exchange'),
      status: 'QUOTED',
      itemId,
      trains,
      difference: money(cents),
      fee: money(0),
      ...carriedOver(item, cents),
      expiresAt: new Date(this.now() + PREBOOKED_MS),
    };
    sold.exchanges.push(exchange);
    return exchange;
  }

  private confirmExchange(sold: Sold, id: string): KeptExchange {
    const index = sold.exchanges.findIndex((exchange) => exchange.id === id);
    const quoted = sold.exchanges[index];
    if (quoted === undefined || quoted.status === 'CONFIRMED') return quoted ?? this.unknown();
    const item = sold.items.find((candidate) => candidate.id === quoted.itemId) ?? this.unknown();
    if (this.temper === 'never-exchanges' || !item.exchange.eligible)
      throw new Problem('EXCHANGE_FAILED');
    if (quoted.expiresAt.getTime() <= this.now()) throw new Problem('OFFER_EXPIRED');
    const done: KeptExchange = { ...quoted, status: 'CONFIRMED' };
    sold.exchanges[index] = done;
    const [before, after] = exchanged(item, this.newId('item'), quoted);
    Object.assign(sold, {
      items: [...sold.items.map((other) => (other.id === item.id ? before : other)), after],
      paid: sold.paid + quoted.difference.amount,
    });
    return done;
  }

  private rename(
    sold: Sold,
    itemId: string,
    names: readonly {
      readonly id: string;
      readonly firstName: string;
      readonly lastName: string;
    }[],
  ): RailBooking {
    const item = sold.items.find(({ id }) => id === itemId) ?? this.unknown();
    if (item.travellers.some(({ lastName }) => lastName === 'Namefail'))
      throw new Problem('NAME_CHANGE_FAILED');
    if (!item.nameChange.eligible) throw new Problem('INVALID_REQUEST', { status: 422 });
    const travellers = item.travellers.map((traveller) => ({
      ...traveller,
      ...names.find(({ id }) => id === traveller.id),
    }));
    const remaining = item.nameChange.remaining - 1;
    sold.items = sold.items.map((other) =>
      other.id === itemId
        ? {
            ...other,
            travellers,
            nameChange: {
              eligible: remaining > 0,
              reason: remaining > 0 ? '' : 'All corrections are used',
              remaining,
            },
          }
        : other,
    );
    return this.wire(sold);
  }

  private status({ status, expiresAt }: Sold): RailBooking['status'] {
    return status === 'PREBOOKED' && this.now() >= expiresAt ? 'EXPIRED' : status;
  }

  private priceOf({ items }: Sold): number {
    return addMoney(...items.map(({ price }) => price)).amount;
  }

  private look(id: string): RailBooking | null {
    const sold = this.sold.get(id);
    return sold === undefined ? null : this.wire(sold);
  }

  private wire(sold: Sold): RailBooking {
    const status = this.status(sold);
    const firstExpiry = Math.min(
      ...sold.items.map(({ expiresAt }) => expiresAt?.getTime() ?? Infinity),
    );
    const until = status === 'PREBOOKED' ? sold.expiresAt : firstExpiry;
    const expiresAt = status === 'CONFIRMED' || !Number.isFinite(until) ? null : new Date(until);
    return {
      id: sold.id,
      reference: sold.reference,
      status,
      expiresAt,
      items: sold.items,
      price: money(this.priceOf(sold)),
      carrierChanges: [],
      demo: true,
    };
  }

  private get(id: string): Sold {
    return this.sold.get(id) ?? this.unknown();
  }

  private unknown(): never {
    throw new Problem('NOT_FOUND');
  }

  private newId(kind: string): string {
    this.made += 1;
    return `${kind}-${this.made}`;
  }

  private call<T>(name: string, act: () => T): Promise<T> {
    return this.chance.expose(name, () => new Problem('SUPPLIER_TIMEOUT'), act);
  }
}
