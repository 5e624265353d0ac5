import { addMoney } from '@wayfare/domain';
import { quoteAt, ratesOfFirst, refusal } from './stay-supplier';
import type { SearchedStays } from './stay-supplier';

function describeOffers(make: () => SearchedStays): void {
  it('offers a price for each hotel that has something free and leaves the others out', async () => {
    const { supplier, free, full, dates } = make();
    const offers = await supplier.search({ hotelIds: [...free, full] }, dates);
    expect(offers.map(({ hotelId }) => hotelId).sort()).toEqual([...free].sort());
    for (const { total, handle } of offers) {
      expect(total.amount).toBeGreaterThan(0);
      expect(handle).not.toBe('');
    }
  });

  it('answers nothing when nothing is asked for that exists', async () => {
    const { supplier, full, dates } = make();
    expect(await supplier.search({ hotelIds: [full] }, dates)).toEqual([]);
  });

  it('takes as many hotels in one search as it says', async () => {
    const { supplier, free, dates } = make();
    const { accommodationsPerSearch } = supplier.capabilities;
    const unknown = Array.from(
      { length: accommodationsPerSearch - 1 },
      (_, index) => `none-${index}-full`,
    );
    const offers = await supplier.search({ hotelIds: [...unknown, free[0] ?? ''] }, dates);
    expect(offers.map(({ hotelId }) => hotelId)).toEqual(free.slice(0, 1));
  });

  it('gives rates whose parts add up to their totals, to the cent, each under an id of its own', async () => {
    const rates = await ratesOfFirst(make());
    expect(rates.length).toBeGreaterThan(0);
    for (const { price } of rates)
      expect(addMoney(price.base, price.tax, price.fee)).toEqual(price.total);
    expect(new Set(rates.map(({ id }) => id)).size).toBe(rates.length);
  });

  it('shows on the card the cheapest price of the page', async () => {
    const made = make();
    const { supplier, free, dates } = made;
    const [offer] = await supplier.search({ hotelIds: free.slice(0, 1) }, dates);
    const rates = await ratesOfFirst(made);
    expect(offer?.total.amount).toBe(Math.min(...rates.map(({ price }) => price.total.amount)));
  });

  it('gives back of a rate less and less, all of it until it is free no longer', async () => {
    for (const { price, refunds, freeCancellationUntil } of await ratesOfFirst(make())) {
      const times = refunds.map(({ before }) => before.getTime());
      const amounts = refunds.map(({ amount }) => amount.amount);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
      const whole = refunds.filter(({ amount }) => amount.amount === price.total.amount);
      expect(whole.at(-1)?.before ?? null).toEqual(freeCancellationUntil);
    }
  });
}

function describeQuoting(make: () => SearchedStays): void {
  it('quotes a rate of its own', async () => {
    const { supplier, free, dates } = make();
    const [hotelId = ''] = free;
    const { quote } = await quoteAt(supplier, hotelId, dates);
    expect(quote).toMatchObject({ hotelId });
    const { base, tax, fee, total } = quote.rate.price;
    expect(addMoney(base, tax, fee)).toEqual(total);
  });
}

/** What every stay supplier must answer to whoever looks for a room. */
export function describeStaySearches(name: string, make: () => SearchedStays): void {
  describe(`${name} as a stay supplier`, () => {
    describeOffers(make);
    describeQuoting(make);

    it('gives reviews of ten at most, none of them empty, the newest first; none where it has none', async () => {
      const { supplier, free } = make();
      const { reviews, subjects } = await supplier.reviews(free[0] ?? '');
      expect(reviews.length > 0).toBe(supplier.capabilities.hasReviews);
      for (const { score, text } of [
        ...reviews,
        ...subjects.map(({ score }) => ({ score, text: 'none' })),
      ]) {
        expect(score).toBeGreaterThan(0);
        expect(score).toBeLessThanOrEqual(10);
        expect(text).not.toBe('');
      }
      const times = reviews.map(({ at }) => at.getTime());
      expect(times).toEqual([...times].sort((a, b) => b - a));
    });

    it('is up', async () => {
      expect(await make().supplier.health()).toBe('UP');
    });
  });
}

/** What it must answer where prices are its own: of several rooms, and of ids that a caller makes up. */
export function describeStayPrices(name: string, make: () => SearchedStays): void {
  describe(`${name} as a stay supplier with prices of its own`, () => {
    it('HOT-22 prices rooms for guests who differ as one rate', async () => {
      const made = make();
      const { supplier, free, dates } = made;
      const alone = { ...dates, occupancies: [{ paxes: [{ age: 30 }] }] };
      const family = { paxes: [{ age: 30 }, { age: 30 }, { age: 6 }] };
      const both = { ...dates, occupancies: [...alone.occupancies, family] };
      const [one] = await ratesOfFirst({ ...made, dates: alone });
      const [two] = await ratesOfFirst({ ...made, dates: both });
      expect(two?.price.total.amount).toBeGreaterThan(one?.price.total.amount ?? Infinity);
      const { quote } = await quoteAt(supplier, free[0] ?? '', both);
      expect(quote.rate.price.total).toEqual(two?.price.total);
    });

    it.each(["'; DROP TABLE bookings; --", 'x'.repeat(500), '', 'e30'])(
      'has no rate and no offer of a name that a caller makes up: %j',
      async (id) => {
        const { supplier } = make();
        expect(await refusal(supplier.quote(id))).toBe('OFFER_EXPIRED');
        expect(await refusal(supplier.rates(id))).not.toBeNull();
      },
    );
  });
}
