import { addDays, addMoney, money, percentageOf } from '@wayfare/domain';
import { Problem } from '../../src/platform/http/problem';
import type {
  FlightOrder,
  FlightSupplier,
  SupplierChangeOffer,
  SupplierOrder,
} from '../../src/ports/flight-supplier';
import type { FarePrice, SupplierOffer, SupplierSlice } from '../../src/ports/flight-offers';
import type { Chance } from './bank-and-supplier.fake';
import { anOffer } from '../builders/build-offer';

/* For tests: an airline in memory that remembers what it sold, and chance that breaks every call to it. */

/** How an airline behaves; `silent` sells and does not say so. */
export type AirlineTemper =
  | 'sells'
  | 'refuses'
  | 'gone'
  | 'dearer'
  | 'cheaper'
  | 'silent'
  | 'drifts'
  | 'never-cancels'
  | 'never-changes';

const DAY = 24 * 3_600_000;
const FLIES = '2027-01-14';

interface Sold {
  readonly id: string;
  readonly reference: string;
  readonly type: SupplierOrder['type'];
  readonly payBy: number;
  price: FarePrice;
  slices: readonly SupplierSlice[];
  /** cents that we paid for it and did not get back */
  paid: number;
  isPaid: boolean;
  isCancelled: boolean;
}

function times({ base, tax }: FarePrice, percent: number): FarePrice {
  const dearer = percentageOf(base, percent);
  return { base: dearer, tax, total: addMoney(dearer, tax) };
}

export class FakeAirline {
  readonly sold: Sold[] = [];
  readonly changesMade: string[] = [];
  private readonly changes = new Map<string, number>();
  private readonly cancellations = new Map<
    string,
    { readonly order: Sold; readonly refund: number }
  >();
  private factor = 100;

  constructor(
    private readonly chance: Chance,
    private readonly temper: AirlineTemper,
    private readonly now: () => number,
  ) {}

  get offer(): SupplierOffer {
    const offer = anOffer({
      base: '200.00',
      tax: '50.00',
      slices: [[`KL1665 AMS-BCN ${FLIES}T09:20`], [`KL1678 BCN-AMS ${addDays(FLIES, 7)}T18:20`]],
    });
    return {
      ...offer,
      price: times(offer.price, this.factor),
      requiresInstantPayment: false,
      paymentRequiredBy: new Date(this.now() + 3 * DAY),
      priceGuaranteeExpiresAt: new Date(this.now() + DAY),
    };
  }

  /** cents that the airline has of ours */
  get paid(): number {
    return this.sold.reduce((sum, order) => sum + order.paid, 0);
  }

  status({ isCancelled, isPaid, payBy }: Sold): SupplierOrder['status'] {
    if (isCancelled || (!isPaid && this.now() >= payBy)) return 'cancelled';
    return isPaid ? 'confirmed' : 'held';
  }

  // the workflow and the services use these calls only
  readonly supplier = {
    offer: () => this.call('offer', () => this.read()),
    order: (order) => this.call('order', () => this.sell(order)),
    findOrder: (_offer, reference) =>
      this.call(
        'find-order',
        () =>
          this.sold
            .filter((order) => order.reference === reference)
            .map((order) => this.wire(order))[0] ?? null,
      ),
    orderById: (id) => this.call('order-by-id', () => this.wire(this.get(id))),
    payOrder: (id, amount) => this.call('pay-order', () => this.pay(this.get(id), amount.amount)),
    quoteCancellation: (id) => this.call('quote-cancellation', () => this.quote(this.get(id))),
    confirmCancellation: (id) => this.call('confirm-cancellation', () => this.cancel(id)),
    changeOffers: () =>
      this.call('change-offers', () => [-4_000, 0, 6_000].map((cents) => this.changeOffer(cents))),
    changeOffer: (id) => this.call('change-offer', () => this.changeOffer(Number(id))),
    createChange: (offerId) =>
      this.call('create-change', () => {
        const id = `och_${this.changes.size}`;
        this.changes.set(id, Number(offerId));
        return { id };
      }),
    confirmChange: (id, amount) =>
      this.call('confirm-change', () => this.change(id, amount.amount)),
  } satisfies Partial<FlightSupplier> as Partial<FlightSupplier> as FlightSupplier;

  private read(): SupplierOffer {
    if (this.temper === 'gone') throw new Problem('OFFER_EXPIRED');
    return this.offer;
  }

  private sell({ type, amount, reference }: FlightOrder): SupplierOrder {
    const known = this.sold.find((order) => order.reference === reference);
    if (known !== undefined) return this.wire(known);
    if (this.temper === 'refuses') throw new Problem('INVALID_REQUEST');
    if (this.temper === 'dearer') this.factor = 108;
    if (this.temper === 'cheaper') this.factor = 94;
    const { price, slices } = this.offer;
    if (type === 'instant' && amount.amount !== price.total.amount)
      throw new Problem('PRICE_CHANGED');
    const isPaid = type === 'instant';
    const ordered = slices.map((slice, index) => ({ ...slice, id: `ord_sli_${index}` }));
    const order = {
      id: `ord_${this.sold.length}`,
      reference,
      type,
      payBy: this.now() + 3 * DAY,
      price,
      slices: ordered,
      paid: isPaid ? amount.amount : 0,
      isPaid,
      isCancelled: false,
    };
    this.sold.push(order);
    if (this.temper === 'silent') throw new Problem('SUPPLIER_FAILED');
    return this.wire(order);
  }

  private pay(order: Sold, cents: number): SupplierOrder {
    if (order.isPaid && !order.isCancelled) return this.wire(order);
    if (this.status(order) !== 'held') throw new Problem('OFFER_EXPIRED');
    const { total } = this.priceOf(order);
    if (cents !== total.amount) throw new Problem('PRICE_CHANGED');
    Object.assign(order, { price: this.priceOf(order), paid: cents, isPaid: true });
    return this.wire(order);
  }

  private quote(order: Sold) {
    if (this.temper === 'never-cancels' || this.status(order) === 'cancelled')
      throw new Problem('CANCEL_FAILED');
    const id = `ore_${this.cancellations.size}`;
    const refund = order.isPaid ? Math.max(0, order.price.total.amount - 4_000) : 0;
    this.cancellations.set(id, { order, refund });
    return { id, refund: money(refund), expiresAt: new Date(this.now() + DAY), isConfirmed: false };
  }

  private cancel(id: string) {
    const { order, refund } = this.cancellations.get(id) ?? { order: null, refund: 0 };
    const isLatest =
      [...this.cancellations].findLast(([, other]) => other.order === order)?.[0] === id;
    if (order === null || (!order.isCancelled && !isLatest)) throw new Problem('OFFER_EXPIRED');
    if (!order.isCancelled) Object.assign(order, { isCancelled: true, paid: order.paid - refund });
    return { id, refund: money(refund), expiresAt: new Date(this.now() + DAY), isConfirmed: true };
  }

  private changeOffer(cents: number): SupplierChangeOffer {
    const slice = anOffer({ slices: [[`KL1667 AMS-BCN ${addDays(FLIES, 1)}T12:20`]] }).slices[0];
    if (slice === undefined) throw new Error('no slice');
    return {
      id: String(cents),
      slice: { ...slice, id: `new_sli_${this.changesMade.length}` },
      changeTotal: money(cents),
      penalty: money(0),
      newTotal: money(cents),
      expiresAt: new Date(this.now() + DAY),
    };
  }

  private change(id: string, cents: number): SupplierOrder {
    const order = this.sold[0];
    if (order === undefined) throw new Error('nothing was sold');
    if (this.changesMade.includes(id)) return this.wire(order);
    if (this.temper === 'never-changes' || this.status(order) !== 'confirmed')
      throw new Problem('OFFER_EXPIRED');
    if (this.changes.get(id) !== cents) throw new Problem('PRICE_CHANGED');
    const { slice } = this.changeOffer(cents);
    this.changesMade.push(id);
    const total = addMoney(order.price.total, money(cents));
    Object.assign(order, {
      paid: order.paid + cents,
      price: { ...order.price, base: addMoney(order.price.base, money(cents)), total },
      slices: [slice, ...order.slices.slice(1)],
    });
    return this.wire(order);
  }

  private priceOf({ price, isPaid, payBy }: Sold): FarePrice {
    const isOpen = this.temper === 'drifts' && !isPaid && this.now() >= payBy - 2 * DAY;
    return isOpen ? times(price, 105) : price;
  }

  private get(id: string): Sold {
    const order = this.sold.find((candidate) => candidate.id === id);
    if (order === undefined) throw new Error(`there is no order ${id}`);
    return order;
  }

  private wire(order: Sold): SupplierOrder {
    const status = this.status(order);
    const isLive = status !== 'cancelled';
    const { refund, change, priceGuaranteeExpiresAt } = this.offer;
    return {
      id: order.id,
      type: order.type,
      status,
      reference: 'AIRREF',
      price: this.priceOf(order),
      paymentRequiredBy: order.type === 'hold' ? new Date(order.payBy) : null,
      priceGuaranteeExpiresAt,
      slices: order.slices,
      tickets: order.isPaid ? [{ passengerId: 'pas_1', number: '074-1' }] : [],
      seats: [],
      bags: [],
      refund,
      change,
      canCancel: isLive,
      canChange: isLive && order.isPaid,
    };
  }

  private call<T>(name: string, act: () => T): Promise<T> {
    return this.chance.expose(name, () => new Problem('SUPPLIER_TIMEOUT'), act);
  }
}
