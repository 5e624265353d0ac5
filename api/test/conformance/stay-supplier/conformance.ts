import { addMoney } from '@wayfare/domain';
import type { StayDates, StaySupplier } from '../../../src/ports/stay-supplier';

export interface SupplierUnderTest {
  readonly supplier: StaySupplier;
  /** hotels with something free on the dates, and one that has nothing */
  readonly free: readonly string[];
  readonly full: string;
  readonly dates: StayDates;
}

/** What every stay supplier must do, whoever is behind it. */
export function describeStaySupplier(name: string, make: () => SupplierUnderTest): void {
  describe(`${name} as a stay supplier`, () => {
    it('offers a price for each hotel that has something free and leaves the others out', async () => {
      const { supplier, free, full, dates } = make();
      const offers = await supplier.search({ hotelIds: [...free, full] }, dates);
      expect(offers.map(({ hotelId }) => hotelId).sort()).toEqual([...free].sort());
      for (const { total, searchResultId } of offers) {
        expect(total.amount).toBeGreaterThan(0);
        expect(searchResultId).not.toBe('');
      }
    });

    it('answers nothing when nothing is asked for that exists', async () => {
      const { supplier, full, dates } = make();
      expect(await supplier.search({ hotelIds: [full] }, dates)).toEqual([]);
    });

    it('gives rates whose parts add up to their totals, to the cent', async () => {
      const { supplier, free, dates } = make();
      const [offer] = await supplier.search({ hotelIds: free.slice(0, 1) }, dates);
      const rates = await supplier.rates(offer?.searchResultId ?? '');
      expect(rates.length).toBeGreaterThan(0);
      for (const { price } of rates)
        expect(addMoney(price.base, price.tax, price.fee)).toEqual(price.total);
      expect(new Set(rates.map(({ id }) => id)).size).toBe(rates.length);
    });

    it('shows on the card the cheapest price of the page', async () => {
      const { supplier, free, dates } = make();
      const [offer] = await supplier.search({ hotelIds: free.slice(0, 1) }, dates);
      const rates = await supplier.rates(offer?.searchResultId ?? '');
      expect(offer?.total.amount).toBe(Math.min(...rates.map(({ price }) => price.total.amount)));
    });

    it('gives reviews of ten at most, none of them empty, the newest first', async () => {
      const { supplier, free } = make();
      const { reviews, subjects } = await supplier.reviews(free[0] ?? '');
      expect(reviews.length).toBeGreaterThan(0);
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

    it('quotes a rate of its own', async () => {
      const { supplier, free, dates } = make();
      const [offer] = await supplier.search({ hotelIds: free.slice(0, 1) }, dates);
      const [rate] = await supplier.rates(offer?.searchResultId ?? '');
      const quote = await supplier.quote(rate?.id ?? '');
      expect(quote).toMatchObject({ hotelId: offer?.hotelId });
      const { base, tax, fee, total } = quote.rate.price;
      expect(addMoney(base, tax, fee)).toEqual(total);
    });

    it('is up', async () => {
      expect(await make().supplier.health()).toBe('UP');
    });
  });
}
