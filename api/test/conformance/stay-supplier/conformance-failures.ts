import type { StaySupplier } from '../../../src/ports/stay-supplier';
import { BROKEN_WIRES, orderOf, problemOf, quoteAt, refusal } from './stay-supplier';
import type { BreakableStays } from './stay-supplier';

function describeChanges(make: () => BreakableStays): void {
  it('quotes what a rate costs by now, and holds it', async () => {
    const { supplier, dearer, dates } = make();
    const { rate, quote } = await quoteAt(supplier, dearer, dates);
    expect(quote.rate.price.total.amount).toBeGreaterThan(rate.price.total.amount);
    expect((await supplier.quoted(quote.id)).rate.price).toEqual(quote.rate.price);
  });

  it('finds a booking that was made while its answer was lost', async () => {
    const made = make();
    const order = orderOf(await made.quoteFor('sold'));
    expect(await refusal(made.losing().book(order))).toBe('SUPPLIER_FAILED');
    expect(await made.supplier.findBooking(order.reference)).toMatchObject({ status: 'confirmed' });
  });

  it('says that it will not cancel', async () => {
    const made = make();
    const { id } = await made.supplier.book(orderOf(await made.quoteFor('sold')));
    expect(await refusal(made.refusingToCancel().cancelBooking(id))).toBe('CANCEL_FAILED');
    expect((await made.supplier.booking(id)).status).toBe('confirmed');
  });
}

/** Every call of a supplier whose reviews are no call of their own, with what it asks about there already. */
function callsOf(supplier: StaySupplier, known: Known): Readonly<Record<string, Promise<unknown>>> {
  return {
    search: supplier.search({ hotelIds: [known.hotelId] }, known.dates),
    rates: supplier.rates(known.handle),
    quote: supplier.quote(known.rateId),
    quoted: supplier.quoted(known.quoteId),
    book: supplier.book(orderOf(known.quoteId)),
    findBooking: supplier.findBooking('bk_never'),
    booking: supplier.booking(known.bookingId),
    cancelBooking: supplier.cancelBooking(known.bookingId),
    ...(supplier.capabilities.hasReviews ? { reviews: supplier.reviews(known.hotelId) } : {}),
  };
}

interface Known extends Pick<BreakableStays, 'dates'> {
  readonly hotelId: string;
  readonly handle: string;
  readonly rateId: string;
  readonly quoteId: string;
  readonly bookingId: string;
}

async function knownOf(made: BreakableStays): Promise<Known> {
  const { supplier, free, dates } = made;
  const [hotelId = ''] = free;
  const [offer] = await supplier.search({ hotelIds: [hotelId] }, dates);
  const { rate } = await quoteAt(supplier, hotelId, dates);
  const { id } = await supplier.book(orderOf(await made.quoteFor('sold')));
  const ids = { rateId: rate.id, quoteId: await made.quoteFor('sold'), bookingId: id };
  return { dates, hotelId, handle: offer?.handle ?? '', ...ids };
}

/** What every adapter must say of a wire that fails; none of it is a crash, and none an answer. */
export function describeStayFailures(name: string, make: () => BreakableStays): void {
  describe(`${name} as a stay supplier that changes and fails`, () => {
    describeChanges(make);

    it.each(BROKEN_WIRES)('that is %s is a Problem of its own name for every call', async (how) => {
      const made = make();
      const known = await knownOf(made);
      const calls = Object.entries(callsOf(made.broken(how), known));
      const said = await Promise.all(
        calls.map(async ([call, asked]) => [call, await refusal(asked)]),
      );
      expect(said).toEqual(calls.map(([call]) => [call, problemOf(how)]));
    });

    it('is down when nobody answers, and unstable after several failures', async () => {
      const made = make();
      expect(await made.broken('unreachable').health()).toBe('DOWN');
      const failing = made.broken('dropped');
      await Promise.allSettled([1, 2, 3].map(() => failing.findBooking('bk_never')));
      made.broken('mended');
      expect(await failing.health()).toBe('UNSTABLE');
    });
  });
}
