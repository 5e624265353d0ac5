import { money } from '@wayfare/domain';
import { Problem } from '../../src/platform/http/problem';
import type {
  StayBooking,
  StayOrder,
  StayQuote,
  StaySupplier,
} from '../../src/ports/stay-supplier';
import type { Chance } from './bank-and-supplier.fake';
import type { StayPart } from '../../src/verticals/hotels/stay-details';

/* For tests: a supplier in memory that sells quotes one by one, each call of which chance may break. */

interface Sold {
  readonly order: StayOrder;
  booking: StayBooking;
}

/** What happens to the quotes that are named: `refused` when it is booked, `gone` at the last look at its price. */
export type QuoteFate = 'refused' | 'gone' | 'dearer';

export class FakeStays {
  readonly sold: Sold[] = [];
  /** what was to be sold, repeats among it */
  readonly ordered: StayOrder[] = [];
  /** the calls of bookings in their order, for what is tested without chance */
  readonly calls: string[] = [];

  constructor(
    private readonly chance: Chance,
    private readonly parts: readonly StayPart[],
    private readonly fates: Readonly<Record<string, QuoteFate>> = {},
  ) {}

  live(): StayOrder[] {
    return this.sold
      .filter(({ booking }) => booking.status !== 'cancelled')
      .map(({ order }) => order);
  }

  private call<T>(name: string, act: () => T): Promise<T> {
    this.calls.push(name);
    return this.chance.expose(name, () => new Problem('SUPPLIER_TIMEOUT'), act);
  }

  private quote(id: string): StayQuote {
    const part = this.parts.find(({ supplierQuote }) => supplierQuote === id);
    if (part === undefined || this.fates[id] === 'gone') throw new Problem('OFFER_EXPIRED');
    const { roomName, roomCapacity, board, paymentType, onRequest, cents } = part;
    const base = cents.base + (this.fates[id] === 'dearer' ? 100 : 0);
    const price = {
      base: money(base),
      tax: money(cents.tax),
      fee: money(0),
      total: money(base + cents.tax),
      dueAtProperty: money(0),
    };
    const rate = {
      id: `rat_${id}`,
      roomName,
      roomCapacity,
      board,
      paymentType,
      onRequest,
      price,
      left: null,
      memberDeal: false,
      freeCancellationUntil: null,
      refunds: [],
      expiresAt: new Date(0),
    };
    return { id, hotelId: 'H-1', rate, deposit: null };
  }

  readonly supplier: Pick<
    StaySupplier,
    'quoted' | 'book' | 'findBooking' | 'booking' | 'cancelBooking'
  > = {
    quoted: (id) => this.call(`quoted ${id}`, () => this.quote(id)),
    book: (order) =>
      this.call(`book ${order.quoteId}`, () => {
        if (this.fates[order.quoteId] === 'refused') throw new Problem('NO_ROOMS');
        this.ordered.push(order);
        if (this.sold.some((one) => one.order.reference === order.reference))
          throw new Problem('SUPPLIER_FAILED');
        const booking: StayBooking = {
          id: `bok_${order.reference}`,
          status: 'confirmed',
          reference: `R-${order.quoteId}`,
        };
        this.sold.push({ order, booking });
        return booking;
      }),
    findBooking: (reference) =>
      this.call(
        `find ${reference}`,
        () => this.sold.find(({ order }) => order.reference === reference)?.booking ?? null,
      ),
    booking: (id) => this.call(`look ${id}`, () => this.of(id).booking),
    cancelBooking: (id) =>
      this.call(`cancel ${id}`, () => {
        const sold = this.of(id, 'CANCEL_FAILED');
        sold.booking = { ...sold.booking, status: 'cancelled' };
        return sold.booking;
      }),
  };

  private of(id: string, otherwise: 'NOT_FOUND' | 'CANCEL_FAILED' = 'NOT_FOUND'): Sold {
    const sold = this.sold.find(({ booking }) => booking.id === id);
    if (sold === undefined) throw new Problem(otherwise);
    return sold;
  }
}
