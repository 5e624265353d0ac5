import { searchFlights } from './search.service';
import { NOW, showing, supplierOf, search, many } from '../../../test/builders/searched-offers';

describe('The pages of a search', () => {
  it('FLT-18 follow one another in one search, and the last one knows how many offers there are', async () => {
    const supplier = supplierOf(() => many(60));
    const first = await searchFlights(supplier, search(), NOW, showing);
    const second = await searchFlights(
      supplier,
      search({ after: first.after, offer_request: first.offer_request }),
      NOW,
      showing,
    );
    const third = await searchFlights(
      supplier,
      search({ after: second.after, offer_request: first.offer_request }),
      NOW,
      showing,
    );
    expect([first, second, third].map(({ offers, total }) => [offers.length, total])).toEqual([
      [25, null],
      [25, null],
      [10, 60],
    ]);
    expect(
      new Set([first, second, third].flatMap(({ offers }) => offers.map(({ id }) => id))).size,
    ).toBe(60);
    expect(third.after).toBeNull();
    expect(supplier.searches).toHaveLength(1);
    expect(supplier.pages).toEqual(['orq_1 null 25', 'orq_1 25 25', 'orq_1 50 25']);
  });

  it('are read by a search whose first day has passed meanwhile', async () => {
    const supplier = supplierOf(() => many(30));
    const first = await searchFlights(supplier, search(), NOW, showing);
    await expect(
      searchFlights(
        supplier,
        search({ after: first.after, offer_request: first.offer_request }),
        Date.parse('2027-01-01'),
        showing,
      ),
    ).resolves.toMatchObject({ total: 30 });
  });

  it.each([
    ['after', 'xyz', 'orq_1'],
    ['after', '~1', 'orq_1'],
    ['offer_request', '25~25', null],
  ])(
    'are refused with the field %s for the cursor %s of the search %s',
    async (field, after, request) => {
      await expect(
        searchFlights(
          supplierOf(() => []),
          search({ after, offer_request: request }),
          NOW,
          showing,
        ),
      ).rejects.toMatchObject({ statusCode: 422, field });
    },
  );
});
