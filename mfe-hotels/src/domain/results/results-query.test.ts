import { SORTS } from '@wayfare/api-contract/schemas';
import { MAX_PAGES, SORT_OPTIONS, readListQuery, withListQuery } from './results-query';

const query = (text: string) => new URLSearchParams(text);

describe('sort, filters and pages in the URL', () => {
  it('HOT-14 offers every sort that the API knows', () => {
    expect([...SORT_OPTIONS].sort()).toEqual([...SORTS].sort());
  });

  it.each([
    ['', { sort: 'recommended', filters: {}, pages: 1 }],
    [
      'sort=price_asc&filters={"category":["4"]}&page=3',
      { sort: 'price_asc', filters: { category: ['4'] }, pages: 3 },
    ],
    ['sort=cheapest&filters=x&page=-2', { sort: 'recommended', filters: {}, pages: 1 }],
    ['page=1.5', { sort: 'recommended', filters: {}, pages: 1 }],
    ['page=9999', { sort: 'recommended', filters: {}, pages: MAX_PAGES }],
  ])('reads "%s"', (text, list) => {
    expect(readListQuery(query(text))).toEqual(list);
  });

  it('HOT-28 writes the filters beside what is there already', () => {
    const next = withListQuery(query('search={"a":1}&sort=price_asc'), {
      filters: { hotelType: ['31'] },
    });
    expect(next.get('search')).toBe('{"a":1}');
    expect(next.get('sort')).toBe('price_asc');
    expect(next.get('filters')).toBe('{"hotelType":["31"]}');
  });

  it('HOT-29 drops the parameter with the last filter, and what equals the default', () => {
    expect(
      withListQuery(query('filters={"category":["4"]}&sort=price_asc'), {
        filters: {},
        sort: 'recommended',
      }).toString(),
    ).toBe('');
  });

  it('starts a changed list at its first page and keeps the place of an unchanged one', () => {
    expect(withListQuery(query('page=3'), { sort: 'price_asc' }).has('page')).toBe(false);
    expect(withListQuery(query('page=3&sort=price_asc'), { pages: 4 }).toString()).toBe(
      'page=4&sort=price_asc',
    );
  });
});
