import type { DeliveryType } from '@wayfare/api-contract';
import { addMoney, money, percentageOf } from '@wayfare/domain';
import { Problem } from '../../../src/platform/http/problem';
import type { RailItem } from '../../../src/ports/rail-items';
import type { RailBooking, RailSupplier } from '../../../src/ports/rail-supplier';
import { Chance } from '../bank-and-supplier.fake';
import { aRailItem, offeredAt } from '../../builders/build-rail-item';
import { fakeAfterSales } from './railway-after-sales.fake';
import type { RailwayTemper, Sold } from './railway-after-sales.fake';
import { confirmed, isLive } from './railway-amendments.fake';
import { withBags, withNames, withPassengers } from './railway-items.fake';
import { fakeRailSearches } from './railway-searches.fake';

/* For tests: a railway in memory that remembers what it sold, and chance that breaks every call to it. */

const HOUR = 3_600_000;
const OFFERED_MS = HOUR / 2;
const PREBOOKED_MS = HOUR / 4;

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

  private readonly afterSales = fakeAfterSales({
    now: () => this.now(),
    newId: (kind) => this.newId(kind),
    temper: () => this.temper,
  });

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
      this.call('set-service', () => this.setBags(id, { itemId, serviceOfferId, count })),
    removeService: (id, service) =>
      this.call('remove-service', () => this.setBags(id, { ...service, count: 0 })),
    setPreferences: (id, { itemId, preferences }) =>
      this.call('set-preferences', () =>
        this.editItem(id, itemId, (item) =>
          item.kind === 'pass' ? item : { ...item, preferences },
        ),
      ),
    setTravellers: (id, { itemId, passengers }) =>
      this.call('set-travellers', () =>
        this.editItem(id, itemId, (item) => withPassengers(item, passengers)),
      ),
    prebook: (id, delivery) => this.call('prebook', () => this.prebook(this.get(id), delivery)),
    confirm: (id, reference) => this.call('confirm', () => this.confirm(this.get(id), reference)),
    release: (id) =>
      this.call('release', () => {
        if (this.sold.get(id)?.status !== 'CONFIRMED') this.sold.delete(id);
      }),
    quoteRefund: (id, items) =>
      this.call('quote-refund', () => this.afterSales.quoteRefund(this.get(id), items)),
    confirmRefund: (id, refundId) =>
      this.call('confirm-refund', () => this.afterSales.confirmRefund(this.get(id), refundId)),
    searchExchange: (id, { itemId }) =>
      this.call('search-exchange', () => this.afterSales.searchExchange(this.get(id), itemId)),
    quoteExchange: (id, { itemId, legs }) =>
      this.call('quote-exchange', () => this.afterSales.quoteExchange(this.get(id), itemId, legs)),
    confirmExchange: (id, exchangeId) =>
      this.call('confirm-exchange', () =>
        this.afterSales.confirmExchange(this.get(id), exchangeId),
      ),
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

  private setBags(
    id: string,
    { itemId, serviceOfferId, count }: { itemId: string; serviceOfferId: string; count: number },
  ): RailBooking {
    if (this.temper === 'refuses') throw new Problem('BAGS_FAILED');
    return this.editItem(id, itemId, (item) => withBags(item, serviceOfferId, count));
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

  private rename(sold: Sold, itemId: string, names: Parameters<typeof withNames>[1]): RailBooking {
    const item = sold.items.find(({ id }) => id === itemId) ?? this.unknown();
    const named = withNames(item, names);
    sold.items = sold.items.map((other) => (other.id === itemId ? named : other));
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
