import type { HotelFilters, Sort } from '@wayfare/api-contract';
import { SORTS } from '@wayfare/api-contract/schemas';
import { money } from '@wayfare/domain';
import { facetsOf, filterCandidates, pageOf, sortCandidates } from './candidates';
import type { PricedCandidate } from './candidates';

function candidate(id: string, rank: number, facts: Partial<PricedCandidate>): PricedCandidate {
  return {
    id,
    rank,
    stars: 3,
    hotelType: '31',
    accessibility: [],
    score: 7,
    distanceKm: 1,
    total: money(10_000),
    ...facts,
  };
}

const LIST = [
  candidate('a', 0, {
    stars: 4,
    total: money(20_000),
    score: 8,
    distanceKm: 3,
    accessibility: ['mobility', 'hearing'],
  }),
  candidate('b', 1, {
    stars: 5,
    total: money(10_000),
    score: 9,
    hotelType: '32',
    distanceKm: null,
    accessibility: ['mobility'],
  }),
  candidate('c', 2, { stars: 4, total: money(10_000), score: 8, hotelType: '33', distanceKm: 0.5 }),
  candidate('d', 3, { stars: 1, total: money(5_000), score: 0, hotelType: '32', distanceKm: 3 }),
];

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

describe('The results of a hotel search', () => {
  it.each<[Sort, string]>([
    ['recommended', 'abcd'],
    ['price_asc', 'dbca'],
    ['price_desc', 'abcd'],
    ['stars_desc', 'bacd'],
    ['rating_desc', 'bacd'],
    ['distance_asc', 'cadb'],
  ])('HOT-14 sorted by %s stand as %s', (sort, order) => {
    expect(ids(sortCandidates([...LIST].reverse(), sort))).toBe(order);
  });

  it.each<[HotelFilters, string]>([
    [{}, 'abcd'],
    [{ category: [] }, 'abcd'],
    [{ category: ['4'] }, 'ac'],
    [{ category: ['4', '1'] }, 'acd'],
    [{ hotelType: ['32'] }, 'bd'],
    [{ category: ['1'], hotelType: ['32', '33'] }, 'd'],
    [{ category: ['2'] }, ''],
  ])('HOT-15 filtered by %j are %s', (filters, order) => {
    expect(ids(filterCandidates(LIST, filters))).toBe(order);
  });

  it('HOT-15 say how many hotels each option would show, the other filter still applied', () => {
    expect(facetsOf(LIST, { category: ['4'] })).toEqual({
      category: { '4': 2, '5': 1, '1': 1 },
      hotelType: { '31': 1, '33': 1 },
      accessibility: { mobility: 1, hearing: 1 },
    });
  });

  it('S8 are those that have everything that is needed, and each count is what choosing it too would show', () => {
    const both: HotelFilters = { accessibility: ['mobility', 'hearing'] };
    expect([
      ids(filterCandidates(LIST, { accessibility: ['mobility'] })),
      ids(filterCandidates(LIST, both)),
    ]).toEqual(['ab', 'a']);
    expect(facetsOf(LIST, { accessibility: ['mobility'] })).toEqual({
      category: { '4': 1, '5': 1 },
      hotelType: { '31': 1, '32': 1 },
      accessibility: { mobility: 2, hearing: 1 },
    });
    expect(facetsOf(LIST, { hotelType: ['32'] }).category).toEqual({ '5': 1, '1': 1 });
  });

  it.each(SORTS)(
    'HOT-17 give every hotel exactly once over all pages when sorted by %s',
    (sort) => {
      const many = Array.from({ length: 47 }, (_, index) =>
        candidate(`h${index}`, index, { stars: (index % 5) + 1, total: money((index % 3) * 100) }),
      );
      const sorted = sortCandidates(many, sort);
      const pages = [1, 2, 3, 4].map((page) => pageOf(sorted, page, 20));
      expect(pages.map((page) => page.length)).toEqual([20, 20, 7, 0]);
      expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(47);
    },
  );
});
