import type { CheapestDaysRequest } from '@wayfare/api-contract';
import { addDays } from '@wayfare/domain';
import { Problem } from '../../http/problem';
import type { FlightCriteria } from '../../ports/flight-offers';
import { anOffer } from './an-offer';
import { cheapestDaysService } from './cheapest-days.service';
import { searchFlights } from './search.service';
import {
  NOW,
  DAY,
  showing,
  log,
  supplierOf,
  CRITERIA,
  search,
  many,
} from './searched-offers-under-test';

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
