import { orderOf, refusal } from './stay-supplier';
import type { SellingStays } from './stay-supplier';

/** Looks until the supplier knows what became of a booking. */
async function outcomeOf({ supplier }: SellingStays, reference: string, looks = 5) {
  for (let look = 1; ; look += 1) {
    const booking = await supplier.findBooking(reference);
    if (booking?.status === 'confirmed' || look === looks) return booking;
  }
}

function describeSelling(make: () => SellingStays): void {
  it('tells the price of a quote again', async () => {
    const { supplier, quoteFor } = make();
    const id = await quoteFor('sold');
    const again = await supplier.quoted(id);
    expect(again.rate.price.total.amount).toBeGreaterThan(0);
    expect((await supplier.quoted(again.id)).rate.price).toEqual(again.rate.price);
  });

  it('says that a quote is over', async () => {
    const { supplier, quoteFor } = make();
    const id = await quoteFor('expired');
    expect(await refusal(supplier.quoted(id))).toBe('OFFER_EXPIRED');
  });

  it('HOT-46 books a quote, which is found by our reference and by its own id', async () => {
    const { supplier, quoteFor } = make();
    const order = orderOf(await quoteFor('sold'));
    const booking = await supplier.book(order);
    expect(booking).toMatchObject({ status: 'confirmed', reference: expect.any(String) });
    expect(await supplier.findBooking(order.reference)).toEqual(booking);
    expect(await supplier.booking(booking.id)).toEqual(booking);
  });

  it('sells once under one reference: a repeat gets that booking, or is told to look for it', async () => {
    const { supplier, quoteFor } = make();
    const order = orderOf(await quoteFor('sold'));
    const { id } = await supplier.book(order);
    const repeat = supplier.book(order);
    // a final refusal would give the money back for rooms that stand
    expect([id, 'SUPPLIER_FAILED']).toContain((await refusal(repeat)) ?? (await repeat).id);
    expect((await supplier.findBooking(order.reference))?.id).toBe(id);
    await supplier.cancelBooking(id);
    expect((await supplier.findBooking(order.reference))?.status).toBe('cancelled');
  });

  it('refuses for good what it will not sell: nothing is booked', async () => {
    const { supplier, quoteFor } = make();
    const order = orderOf(await quoteFor('refused'));
    expect(['NO_ROOMS', 'OFFER_EXPIRED']).toContain(await refusal(supplier.book(order)));
    expect(await supplier.findBooking(order.reference)).toBeNull();
  });

  it('HOT-48 says nothing of a booking whose answer never came, which is found later', async () => {
    const made = make();
    const order = orderOf(await made.quoteFor('silent'));
    expect(['SUPPLIER_TIMEOUT', 'SUPPLIER_FAILED']).toContain(
      await refusal(made.supplier.book(order)),
    );
    expect((await outcomeOf(made, order.reference))?.status).toBe('confirmed');
  });
}

/** What every stay supplier must do that sells, and every fake of one. */
export function describeStayBookings(name: string, make: () => SellingStays): void {
  describe(`${name} as a seller of stays`, () => {
    describeSelling(make);

    it('knows nothing of what was never booked', async () => {
      const { supplier } = make();
      expect(await supplier.findBooking('bk_never')).toBeNull();
      expect(await refusal(supplier.booking('never'))).toBe('NOT_FOUND');
      expect(await refusal(supplier.cancelBooking('never'))).toBe('CANCEL_FAILED');
    });

    it('HOT-55 cancels a booking, which stays cancelled however often it is asked', async () => {
      const { supplier, quoteFor } = make();
      const { id } = await supplier.book(orderOf(await quoteFor('sold')));
      expect((await supplier.cancelBooking(id)).status).toBe('cancelled');
      expect((await supplier.cancelBooking(id)).status).toBe('cancelled');
      expect((await supplier.booking(id)).status).toBe('cancelled');
    });
  });
}
