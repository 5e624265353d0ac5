import type {
  StayDates,
  StayOrder,
  StayRate,
  StaySupplier,
} from '../../../src/ports/stay-supplier';
import { Problem } from '../../../src/platform/http/problem';
import { newBookingId } from '../../../src/booking/references';

/** A supplier that is searched. */
export interface SearchedStays {
  readonly supplier: Pick<
    StaySupplier,
    'capabilities' | 'search' | 'rates' | 'reviews' | 'quote' | 'health'
  >;
  /** hotels with something free on the dates, and one that has nothing */
  readonly free: readonly string[];
  readonly full: string;
  readonly dates: StayDates;
}

/** What becomes of a quote: it is sold, refused when it is booked, sold without an answer, or over. */
export type QuoteFate = 'sold' | 'refused' | 'silent' | 'expired';

export type BookingCalls = Pick<
  StaySupplier,
  'quoted' | 'book' | 'findBooking' | 'booking' | 'cancelBooking'
>;

/** A supplier that sells. */
export interface SellingStays {
  readonly supplier: BookingCalls;
  /** a fresh quote, by what becomes of it */
  quoteFor(fate: QuoteFate): Promise<string>;
}

/** A supplier whose wire can be broken. */
export interface BreakableStays extends SearchedStays, SellingStays {
  readonly supplier: StaySupplier;
  /** a hotel whose quote costs more than its rate */
  readonly dearer: string;
  /** every call fails from now on */
  broken(how: BrokenWire): StaySupplier;
  /** the supplier does what it is asked on the next call for a booking, and its answer is lost */
  losing(): StaySupplier;
  /** the supplier refuses to cancel */
  refusingToCancel(): StaySupplier;
}

/** `mended` works again. */
export type BrokenWire = (typeof BROKEN_WIRES)[number] | 'mended';

export const BROKEN_WIRES = [
  'unreachable',
  'hanging',
  'dropped',
  'html',
  'rubbish',
  'null',
  'off-shape',
  'failing',
  'gateway',
] as const;
/** What a broken wire is told as. */
export const problemOf = (how: BrokenWire) =>
  how === 'hanging' || how === 'gateway' ? 'SUPPLIER_TIMEOUT' : 'SUPPLIER_FAILED';

/** The rates of the first hotel that has any. */
export async function ratesOfFirst({
  supplier,
  free,
  dates,
}: SearchedStays): Promise<readonly StayRate[]> {
  const [offer] = await supplier.search({ hotelIds: free.slice(0, 1) }, dates);
  return supplier.rates(offer?.handle ?? '');
}

/** A fresh quote of the cheapest rate of a hotel. */
export async function quoteAt(
  supplier: Pick<StaySupplier, 'search' | 'rates' | 'quote'>,
  hotelId: string,
  dates: StayDates,
) {
  const [offer] = await supplier.search({ hotelIds: [hotelId] }, dates);
  const [rate] = await supplier.rates(offer?.handle ?? '');
  if (rate === undefined) throw new Error(`${hotelId} has nothing free`);
  return { rate, quote: await supplier.quote(rate.id) };
}

export const orderOf = (quoteId: string, change: Partial<StayOrder> = {}): StayOrder => ({
  quoteId,
  reference: newBookingId(),
  guests: [{ firstName: 'Anneke', lastName: 'de Vries' }],
  email: 'anneke@example.com',
  phone: '+31612345678',
  remarks: 'A quiet room, please.',
  ...change,
});

/** The code of the Problem that a call ends in; null when it does not. */
export const refusal = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof Problem ? error.problemCode : String(error)),
  );
