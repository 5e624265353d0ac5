import type { FacetKey, HotelFilters, Sort } from '@wayfare/api-contract';
import { FACET_KEYS, HOTEL_FACETS, SORTS } from '@wayfare/api-contract/schemas';
import { money } from '@wayfare/domain';
import { facetCodes } from '../../catalogue/records/facets';
import type { HotelFacts } from '../../catalogue/records/facets';
import { facilityBits } from '../../catalogue/records/known-facilities';
import type { StayRate } from '../../ports/stay-supplier';
import { aRate } from '../../../test/builders/build-rate';
import { facetsOf, filterCandidates, pageOf, sortCandidates } from './candidates';
import type { PricedCandidate } from './candidates';
import { rateCodes } from './rate-facets';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const IN_TIME = new Date('2026-12-08T22:59:00Z');

interface Facts extends Partial<Omit<HotelFacts, 'facilityBits'>> {
  readonly has?: readonly string[];
  readonly district?: readonly string[];
  readonly distanceKm?: number | null;
  /** of its cheapest way to stay; others cost 50.00 more each */
  readonly cents?: number;
  readonly rates?: readonly Partial<StayRate>[];
}

function candidate(
  id: string,
  rank: number,
  { has = [], district = [], distanceKm = 1.5, cents = 10_000, rates = [{}], ...facts }: Facts = {},
): PricedCandidate {
  const known = { stars: 3, hotelType: '31', ratingTenths: 65, ...facts };
  const bits = facilityBits(has.map((code) => ({ code })));
  return {
    id,
    rank,
    stars: known.stars,
    score: (known.ratingTenths ?? 0) / 10,
    distanceKm,
    codes: facetCodes({ ...known, facilityBits: bits }, distanceKm, district),
    ways: rates.map((rate, index) => ({
      total: money(cents + index * 5_000),
      codes: rateCodes(aRate(rate), NOW),
    })),
  };
}

const FLEXIBLE = { freeCancellationUntil: IN_TIME };
const LIST = [
  candidate('a', 0, {
    stars: 4,
    cents: 20_000,
    ratingTenths: 80,
    district: ['old-town', 'harbour'],
    distanceKm: 3,
    has: ['accessibility_mobility', 'accessibility_hearing', 'pool'],
    rates: [{}, { board: 'BB', ...FLEXIBLE }],
  }),
  candidate('b', 1, {
    stars: 5,
    ratingTenths: 90,
    hotelType: '32',
    district: ['harbour'],
    distanceKm: null,
    has: ['accessibility_mobility', 'pool', 'parking'],
    rates: [{ board: 'HB' }, { paymentType: 'CARD_CHECK_IN' }],
  }),
  candidate('c', 2, { stars: 4, ratingTenths: 79, hotelType: '33', distanceKm: 0.5 }),
  candidate('d', 3, {
    stars: 1,
    cents: 5_000,
    ratingTenths: null,
    hotelType: '32',
    distanceKm: 3,
    rates: [{ ...FLEXIBLE, paymentType: 'CARD_BOOKING' }],
  }),
];

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');
const shown = (filters: HotelFilters) => ids(filterCandidates(LIST, filters));

describe('The results of a hotel search', () => {
  it.each<[Sort, string]>([
    ['recommended', 'abcd'],
    ['price_asc', 'dbca'],
    ['price_desc', 'abcd'],
    ['stars_desc', 'bacd'],
    ['rating_desc', 'bacd'],
    ['distance_asc', 'cadb'],
  ])('HOT-14 sorted by %s stand as %s', (sort, order) => {
    expect(ids(sortCandidates(filterCandidates([...LIST].reverse(), {}), sort))).toBe(order);
  });

  it.each<[HotelFilters, string]>([
    [{}, 'abcd'],
    [{ category: [] }, 'abcd'],
    [{ category: ['4'] }, 'ac'],
    [{ category: ['4', '1'] }, 'acd'],
    [{ category: ['2'] }, ''],
    [{ hotelType: ['32'] }, 'bd'],
    [{ category: ['1'], hotelType: ['32', '33'] }, 'd'],
    [{ accessibility: ['mobility'] }, 'ab'],
    [{ accessibility: ['mobility', 'hearing'] }, 'a'],
    [{ facilities: ['pool'] }, 'ab'],
    [{ facilities: ['pool', 'parking'] }, 'b'],
    [{ rating: ['8'] }, 'ab'],
    [{ rating: ['9'] }, 'b'],
    [{ rating: ['7'] }, 'abc'],
    [{ distance: ['1'] }, 'c'],
    [{ distance: ['5'] }, 'acd'],
    [{ district: ['harbour'] }, 'ab'],
    [{ district: ['old-town', 'harbour'] }, 'ab'],
    [{ district: ['old-town'], category: ['5'] }, ''],
    [{ district: ['elsewhere'] }, ''],
    [{ cancellation: ['free'] }, 'ad'],
    [{ payment: ['later'] }, 'ab'],
    [{ board: ['BB'] }, 'ab'],
    [{ board: ['HB'] }, 'b'],
    [{ board: ['AI'] }, ''],
    [{ price: { max: 99 } }, 'd'],
    [{ price: { min: 100, max: 100 } }, 'bc'],
    [{ price: { min: 101 } }, 'a'],
    // one way to stay has to have both
    [{ board: ['HB'], payment: ['later'] }, ''],
    [{ board: ['BB'], cancellation: ['free'] }, 'a'],
    [{ cancellation: ['free'], price: { max: 249 } }, 'd'],
  ])('HOT-15 OQ-32 filtered by %j are %s', (filters, order) => {
    expect(shown(filters)).toBe(order);
  });

  it('OQ-32 cost what the cheapest way to stay costs that the filters leave', () => {
    const [hotel] = filterCandidates(LIST, { cancellation: ['free'] });
    expect([hotel?.total.amount, hotel?.ways.length]).toEqual([25_000, 1]);
  });

  it('HOT-15 say how many hotels each option would show, the other filters still applied', () => {
    expect(facetsOf(LIST, { category: ['4'] })).toEqual({
      category: { '4': 2, '5': 1, '1': 1 },
      hotelType: { '31': 1, '33': 1 },
      accessibility: { mobility: 1, hearing: 1 },
      facilities: { pool: 1 },
      rating: { '8': 1, '7': 2 },
      distance: { '1': 1, '2': 1, '5': 2 },
      district: { 'old-town': 1, harbour: 1 },
      cancellation: { free: 1 },
      payment: { later: 1 },
      board: { BB: 1 },
      price: { lowest: 100, highest: 200, from: 100, step: 10, counts: expect.any(Array) },
    });
  });

  const OF_PLACE = ['old-town', 'harbour'];
  const CHOICES = FACET_KEYS.flatMap((key) =>
    (key === 'district' ? OF_PLACE : HOTEL_FACETS[key].options).map(
      (option) => [key, option] as const,
    ),
  );

  it.each<[string, HotelFilters]>([
    ['nothing', {}],
    ['free cancellation', { cancellation: ['free'] }],
    ['a range of prices', { price: { min: 60, max: 220 } }],
    ['a district', { district: ['old-town'] }],
    ['a pool, rated 8', { facilities: ['pool'], rating: ['8'] }],
  ])('HOT-15 beside %s count for each option what its choice shows', (_name, filters) => {
    const found = facetsOf(LIST, filters);
    for (const [key, option] of CHOICES) {
      const chosen: readonly string[] =
        HOTEL_FACETS[key].choice === 'all' ? (filters[key] ?? []) : [];
      const next = { ...filters, [key]: [...new Set([...chosen, option])] };
      expect([key, option, found[key]?.[option] ?? 0]).toEqual([key, option, shown(next).length]);
    }
  });

  it('say how the prices of what is left are spread, whatever range of them is chosen', () => {
    const sum = (filters: HotelFilters) =>
      facetsOf(LIST, filters).price?.counts.reduce((total, count) => total + count, 0);
    expect([sum({}), sum({ price: { max: 99 } }), sum({ category: ['4'] })]).toEqual([4, 4, 2]);
  });

  it('leave out a facet that says nothing of a search', () => {
    const keys: FacetKey[] = ['category', 'board'];
    expect(Object.keys(facetsOf(LIST, {}, keys)).sort()).toEqual(['board', 'category', 'price']);
  });

  it.each(SORTS)(
    'HOT-17 give every hotel exactly once over all pages when sorted by %s',
    (sort) => {
      const many = Array.from({ length: 47 }, (_, index) =>
        candidate(`h${index}`, index, { stars: (index % 5) + 1, cents: (index % 3) * 100 }),
      );
      const sorted = sortCandidates(filterCandidates(many, {}), sort);
      const pages = [1, 2, 3, 4].map((page) => pageOf(sorted, page, 20));
      expect(pages.map((page) => page.length)).toEqual([20, 20, 7, 0]);
      expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(47);
    },
  );
});
