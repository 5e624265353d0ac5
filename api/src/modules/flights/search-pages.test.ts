import type {
  CheapestDaysRequest,
  FareBrandsRequest,
  FlightSearchRequest,
} from '@wayfare/api-contract';
import { addDays } from '@wayfare/domain';
import { Problem } from '../../http/problem';
import type { FlightCriteria, SupplierOffer } from '../../ports/flight-supplier';
import { anOffer } from './an-offer';
import { cheapestDaysService } from './cheapest-days.service';
import { findFareBrands } from './fare-brands.service';
import { searchFlights } from './search.service';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const DAY = '2026-12-10';
const showing = {
  commission: { type: 'percent', value: 2 } as const,
  cityName: ({ cityName }: { cityName: string }) => cityName,
};
const log = { warn: () => undefined };

/** A port of which each search has `offers`, told page by page. */
function supplierOf(
  offers: (criteria: FlightCriteria) => readonly SupplierOffer[] | Error,
  known: Readonly<Record<string, readonly SupplierOffer[] | Error>> = {},
) {
  const searches: FlightCriteria[] = [];
  const pages: string[] = [];
  const found = new Map(Object.entries(known));
  let running = 0;
  const double = {
    searches,
    pages,
    mostAtOnce: 0,
    async search(criteria: FlightCriteria) {
      running += 1;
      double.mostAtOnce = Math.max(double.mostAtOnce, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      const answer = offers(criteria);
      if (answer instanceof Error) throw answer;
      searches.push(criteria);
      const offerRequestId = `orq_${searches.length}`;
      found.set(offerRequestId, answer);
      return { offerRequestId };
    },
    async offers(id: string, { after, limit }: { after: string | null; limit: number }) {
      pages.push(`${id} ${after} ${limit}`);
      const all = found.get(id);
      if (all === undefined || all instanceof Error) throw all ?? new Problem('OFFER_EXPIRED');
      const start = Number(after ?? 0);
      const next = start + limit;
      return { offers: all.slice(start, next), after: next < all.length ? String(next) : null };
    },
  };
  return double;
}

const CRITERIA = {
  slices: [
    { origin: 'AMS', destination: 'BCN', departure_date: DAY },
    { origin: 'BCN', destination: 'AMS', departure_date: addDays(DAY, 7) },
  ],
  cabin_class: 'economy',
  max_connections: null,
  passengers: [{ type: 'adult' }],
} satisfies Partial<FlightSearchRequest>;
const search = (page: Partial<FlightSearchRequest> = {}) => ({
  ...CRITERIA,
  page_size: 25,
  after: null,
  offer_request: null,
  airports: { origin: 'Amsterdam', destination: 'Barcelona' },
  ...page,
});
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    anOffer({ id: `off_${String(index).padStart(3, '0')}`, base: `${100 + index}.00` }),
  );

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

const FLIGHTS = [['KL1665 AMS-BCN 2026-12-10T09:20'], ['KL1672 BCN-AMS 2026-12-17T12:00']];
const ITINERARY = ['KL1665-202612100920', 'KL1672-202612171200'];
const brands = (...prices: string[]) =>
  prices.map((base, index) => anOffer({ id: `off_${index}`, base, slices: FLIGHTS }));
const asked = (request: string | null) =>
  ({
    ...CRITERIA,
    itinerary: ITINERARY,
    offer_request: request,
    language: 'en',
  }) satisfies FareBrandsRequest;

describe('The fares of the same flights', () => {
  it('OQ-46 are found in the search that was made, on all of its pages, cheapest first', async () => {
    const supplier = supplierOf(() => [], {
      orq_old: [...many(201), ...brands('150.00', '90.00')],
    });
    const { offers, offer_request: request } = await findFareBrands(
      supplier,
      asked('orq_old'),
      NOW,
      showing,
    );
    expect(request).toBe('orq_old');
    expect(offers.map(({ base_amount: base }) => base)).toEqual(['91.80', '153.00']);
    expect(supplier.searches).toEqual([]);
  });

  it.each<[string, string | null, readonly SupplierOffer[] | Error]>([
    ['there is none', null, []],
    ['it is over', 'orq_old', new Problem('OFFER_EXPIRED')],
    [
      'its offers have expired',
      'orq_old',
      [anOffer({ slices: FLIGHTS, expiresAt: new Date(NOW - 1) })],
    ],
    ['it has other flights', 'orq_old', many(3)],
  ])('OQ-52 are searched for anew when of an earlier search %s', async (_what, request, known) => {
    const supplier = supplierOf(() => brands('90.00'), { orq_old: known });
    const found = await findFareBrands(supplier, asked(request), NOW, showing);
    expect(found).toMatchObject({ offer_request: 'orq_1', offers: [{ base_amount: '91.80' }] });
    expect(supplier.searches).toEqual([expect.objectContaining({ maxConnections: 0 })]);
  });

  it('OQ-52 are gone when a new search does not have them either', async () => {
    await expect(
      findFareBrands(
        supplierOf(() => many(3)),
        asked(null),
        NOW,
        showing,
      ),
    ).rejects.toMatchObject({ problemCode: 'OFFER_EXPIRED', text: 'flights.gone' });
  });

  it('tell of a supplier that fails, and do not search again', async () => {
    const supplier = supplierOf(() => brands('90.00'), {
      orq_old: new Problem('SUPPLIER_TIMEOUT'),
    });
    await expect(findFareBrands(supplier, asked('orq_old'), NOW, showing)).rejects.toMatchObject({
      problemCode: 'SUPPLIER_TIMEOUT',
    });
    expect(supplier.searches).toEqual([]);
  });
});

describe('The cheapest days', () => {
  const days = Array.from({ length: 7 }, (_, index) => addDays(DAY, index - 3));
  const input = (wanted: string[] = days): CheapestDaysRequest => ({ ...CRITERIA, days: wanted });
  const priced = ({ slices: [first] }: FlightCriteria) => [
    anOffer({ base: `${Number(first?.departure_date.slice(8))}.00`, tax: '0.00' }),
  ];

  it('have one search each, all slices moved together, with our price', async () => {
    const supplier = supplierOf(priced);
    const result = await cheapestDaysService(() => supplier, showing.commission).of(
      'duffel',
      input(),
      { now: NOW, log },
    );
    expect(result.days.map(({ departure_date: day, total_amount: total }) => [day, total])).toEqual(
      days.map((day) => [day, (Number(day.slice(8)) * 1.02).toFixed(2)]),
    );
    expect(
      supplier.searches.map(({ slices }) => slices.map(({ departure_date: day }) => day)),
    ).toEqual(expect.arrayContaining(days.map((day) => [day, addDays(day, 7)])));
    expect(supplier.pages.every((page) => page.endsWith(' null 1'))).toBe(true);
    expect(supplier.mostAtOnce).toBe(4);
  });

  it('are kept by criteria, but a day that failed is asked for again', async () => {
    let isDown = true;
    const supplier = supplierOf((criteria) =>
      isDown && criteria.slices[0]?.departure_date === DAY
        ? new Problem('SUPPLIER_TIMEOUT')
        : priced(criteria),
    );
    const service = cheapestDaysService(() => supplier, showing.commission);
    const first = await service.of('duffel', input(), { now: NOW, log });
    expect(first.days.filter(({ failed }) => failed)).toEqual([
      { departure_date: DAY, total_amount: null, failed: true },
    ]);
    isDown = false;
    const second = await service.of('duffel', input(), { now: NOW, log });
    expect(second.days.some(({ failed }) => failed)).toBe(false);
    expect(supplier.searches).toHaveLength(7);
    await service.of('duffel', { ...input(), cabin_class: 'business' }, { now: NOW, log });
    expect(supplier.searches).toHaveLength(14);
  });

  it('have no price without flights, in the past and too far ahead', async () => {
    const supplier = supplierOf(() => []);
    const wanted = ['2026-11-20', DAY, '2027-10-15'];
    const result = await cheapestDaysService(() => supplier, showing.commission).of(
      'duffel',
      input(wanted),
      { now: NOW, log },
    );
    expect(result.days).toEqual(
      wanted.map((day) => ({ departure_date: day, total_amount: null, failed: false })),
    );
    expect(supplier.searches).toHaveLength(1);
  });

  it('are refused with the field for a day that is none', async () => {
    const service = cheapestDaysService(() => supplierOf(() => []), showing.commission);
    await expect(
      service.of('duffel', input([DAY, '2027-02-30']), { now: NOW, log }),
    ).rejects.toMatchObject({ statusCode: 422, field: 'days.1' });
  });
});
