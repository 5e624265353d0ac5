import { readFile } from 'node:fs/promises';
import type { HotelFilters, HotelResult, SearchAroundRequest } from '@wayfare/api-contract';
import type { AppUnderTest } from '../../../test/clients/app';
import { NOW, startApp } from '../../../test/clients/app';
import { NO_CIRCLES, parseCircles } from '../../catalogue/circles/read-circles';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { signedInMember } from '../../../test/clients/member-client';
import {
  allPagesWith,
  aroundBarcelona,
  searchWith,
  stay,
} from '../../../test/clients/hotel-search';

const cents = (amount: string | undefined): number => Math.round(Number(amount) * 100);
const totals = (hotels: readonly HotelResult[]) => hotels.map(({ price }) => cents(price?.gross));

/* Every hotel of the recorded supplier has a saver rate, a flexible one with breakfast, and a suite with half board. */
describeOnDatabase('Hotels by the terms of their rates', (database) => {
  let api: AppUnderTest;
  let barcelona: SearchAroundRequest;
  let search: ReturnType<typeof searchWith>;
  async function found(filters: HotelFilters, more: Partial<SearchAroundRequest> = {}) {
    const { result } = await search({ ...stay, size: 100, filters, ...more });
    if (result === null) throw new Error('nothing was found');
    return result;
  }

  beforeAll(async () => {
    const circles = parseCircles(
      await readFile('api/places/districts.tsv', 'utf8'),
      'districts.tsv',
    );
    api = await startApp(database(), { circles: { ...NO_CIRCLES, circles } });
    barcelona = await aroundBarcelona(api);
    search = searchWith(api, barcelona);
  }, 30_000);
  afterAll(() => api.close());

  it('OQ-35 say on the card what one pays to be able to cancel, by the clock of the hotel', async () => {
    const [card] = (await found({}, { hotels: ['bcn-1'] })).hotels;
    expect(card).toMatchObject({
      refundable: false,
      payLater: null,
      boardCode: 'RO',
      flexible: {
        freeCancellationUntil: '2026-12-08T23:59:00+01:00',
        payLater: 'property',
        boardCode: 'BB',
      },
    });
    expect(cents(card?.flexible?.price.gross)).toBe(cents(card?.price?.gross) + 2_200);
  });

  it('OQ-32 are shown at the rate that was asked for, and sorted by it', async () => {
    const all = await found({}, { sort: 'price_asc' });
    const free = await found({ cancellation: ['free'] }, { sort: 'price_asc' });
    expect(free.total).toBe(all.total);
    expect(free.total).toBe(all.facets?.cancellation?.['free']);
    expect(totals(free.hotels)).toEqual(totals(all.hotels).map((total) => total + 2_200));
    expect(free.hotels[0]).toMatchObject({
      refundable: true,
      freeCancellationUntil: '2026-12-08T23:59:00+01:00',
      payLater: 'property',
      boardCode: 'BB',
      optionRefId: expect.stringMatching(/_flexible$/),
      flexible: null,
    });
    const dinner = await found({ board: ['HB'] });
    expect(dinner.hotels[0]).toMatchObject({ boardCode: 'HB', refundable: false, flexible: null });
    expect((await found({ board: ['HB'], cancellation: ['free'] })).total).toBe(0);
  });

  it('OQ-32 are within a range of prices, to the euro, and the spread of prices stays', async () => {
    const all = await found({});
    const within = await found({ price: { min: 130, max: 150 } });
    const expected = totals(all.hotels).filter((total) => total >= 13_000 && total <= 15_000);
    expect(within.total).toBe(expected.length);
    expect(within.facets?.price).toEqual(all.facets?.price);
    expect(all.facets?.price?.counts.reduce((sum, count) => sum + count, 0)).toBe(all.total);
  });

  it('PLT-03 cost members less, who find them by what they pay', async () => {
    const site = { database: database(), keys: api.keys, now: NOW };
    const { headers: member } = await signedInMember(site);
    const ask = async (filters: HotelFilters) =>
      (await search({ ...stay, size: 100, filters }, { ...member })).result?.hotels ?? [];
    const [mine, others] = [
      await ask({ cancellation: ['free'] }),
      (await found({ cancellation: ['free'] })).hotels,
    ];
    expect(totals(mine)).toEqual(totals(others).map((total) => total - Math.round(total / 10)));
    const most = Math.ceil(Math.min(...totals(mine)) / 100);
    expect((await ask({ cancellation: ['free'], price: { max: most } })).length).toBeGreaterThan(0);
    expect((await found({ cancellation: ['free'], price: { max: most } })).total).toBe(0);
  });

  it('HOT-15 without dates are found by what does not depend on them', async () => {
    const all = await allPagesWith(search)({});
    const { result } = await search({ size: 100 });
    expect(Object.keys(result?.facets ?? {}).sort()).toEqual(
      [
        'accessibility',
        'category',
        'distance',
        'district',
        'facilities',
        'hotelType',
        'rating',
      ].sort(),
    );
    for (const rating of ['7', '8', '9'] as const) {
      const { result: rated } = await search({ size: 100, filters: { rating: [rating] } });
      const expected = all.filter((hotel) => (hotel.rating?.score ?? 0) >= Number(rating)).length;
      expect([rated?.total, result?.facets?.rating?.[rating] ?? 0]).toEqual([expected, expected]);
    }
    const { result: near } = await search({ size: 100, filters: { distance: ['2'] } });
    expect(near?.total).toBe(all.filter(({ distanceKm }) => (distanceKm ?? 9) <= 2).length);
    expect(near?.total).toBeLessThan(all.length);
  });

  it.each([
    ['en', {}, 'Eixample', 'Barcelona city centre'],
    ['nl', stay, 'Eixample', 'Centrum van Barcelona'],
  ] as const)(
    'OQ-32 in %s lie in districts, of which each count is what its choice shows, %j',
    async (language, dates, ...names) => {
      const ask = async (filters: HotelFilters) => {
        const { result } = await search({ ...dates, language, size: 100, filters });
        if (result === null) throw new Error('nothing was found');
        return { ...result, counts: result.facets?.district ?? {} };
      };
      const { districts: offered = [], counts, hotels } = await ask({});
      expect(hotels.find(({ hotel_id: id }) => id === 'bcn-1')?.district).toBe('Eixample');
      expect(offered.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
      expect(Object.keys(counts).sort()).toEqual(offered.map(({ id }) => id).sort());
      const beside = await ask({ category: ['4', '5'] });
      for (const { id } of offered) {
        const { total } = await ask({ district: [id], category: ['4', '5'] });
        expect(total).toBe(beside.counts[id] ?? 0);
      }
    },
  );

  it.each<[string, Partial<SearchAroundRequest>, string]>([
    ['of no place', { filters: { district: ['nowhere'] } }, 'filters.district.0'],
    [
      'of another place',
      { filters: { district: ['barcelona-eixample', 'paris-le-marais'] } },
      'filters.district.1',
    ],
    [
      'in a country',
      { place: { type: 'country', id: 'ES' }, filters: { district: ['barcelona-eixample'] } },
      'filters.district.0',
    ],
    ['that is no id', { filters: { district: ['<b>'] } }, 'filters.district.0'],
  ])('OQ-32 refuse a district %s', async (_what, more, field) => {
    const { errors } = await search(more);
    expect(errors).toEqual([expect.objectContaining({ code: 'INVALID_REQUEST', field })]);
  });
});
