import { FACET_KEYS, HOTEL_FACETS } from '@wayfare/api-contract';
import {
  countFilters,
  decodeFilters,
  encodeFilters,
  toFilterState,
  toggleFilter,
} from './filter-query';

describe('the filter map', () => {
  it('HOT-24 has the shape of the specification, with its mirrors', () => {
    expect(toFilterState({ category: ['4'] })).toEqual({
      filters: { category: ['4'], hotelType: [] },
      starsSelected: ['4'],
      typeSelected: [],
    });
    expect(toFilterState({})).toEqual({
      filters: { category: [], hotelType: [] },
      starsSelected: [],
      typeSelected: [],
    });
  });

  it.each([
    ['selects a star', {}, 'category', '4', { category: ['4'] }],
    [
      'unselects a star that was selected',
      { category: ['4', '5'] as const },
      'category',
      '4',
      { category: ['5'] },
    ],
    [
      'selects a type beside the stars',
      { category: ['4'] as const },
      'hotelType',
      '31',
      { category: ['4'], hotelType: ['31'] },
    ],
    [
      'ignores a star that does not exist',
      { category: ['4'] as const },
      'category',
      '9',
      { category: ['4'] },
    ],
    ['ignores a type that does not exist', {}, 'hotelType', '<b>', {}],
  ] as const)('HOT-27 %s', (_, before, key, value, after) => {
    const filters = { ...('category' in before ? { category: [...before.category] } : {}) };
    expect(toggleFilter(filters, key, value)).toEqual(after);
  });

  it('HOT-29 removes a filter that becomes empty, and the parameter with the last one', () => {
    const both = { category: ['4' as const], hotelType: ['31' as const] };
    const one = toggleFilter(both, 'category', '4');
    expect(one).toEqual({ hotelType: ['31'] });
    expect(encodeFilters(one)).toBe('{"hotelType":["31"]}');
    expect(encodeFilters(toggleFilter(one, 'hotelType', '31'))).toBeNull();
    expect(encodeFilters({ category: [], hotelType: [] })).toBeNull();
  });

  it('HOT-28 writes JSON that gives the same filters back', () => {
    const filters = { category: ['4' as const, '5' as const], hotelType: ['31' as const] };
    expect(encodeFilters(filters)).toBe('{"category":["4","5"],"hotelType":["31"]}');
    expect(decodeFilters(encodeFilters(filters))).toEqual(filters);
  });

  it.each([
    [null, {}],
    ['', {}],
    ['garbage', {}],
    ['[]', {}],
    ['null', {}],
    ['{"category":"4"}', {}],
    ['{"category":["4","4","7",null],"hotelType":["<script>"]}', { category: ['4'] }],
    ['{"category":[],"other":["1"]}', {}],
    [
      '{"rating":["8","9"],"board":["XX"],"cancellation":["free"]}',
      { cancellation: ['free'], rating: ['8'] },
    ],
    [
      '{"district":["barcelona-gracia","<b>",4,"barcelona-gracia"]}',
      { district: ['barcelona-gracia'] },
    ],
    ['{"price":{"min":100,"max":"9"}}', { price: { min: 100 } }],
    ['{"price":{"min":200,"max":100}}', {}],
    ['{"price":["100"]}', {}],
  ])('HOT-28 reads %j without failing', (text, filters) => {
    expect(decodeFilters(text)).toEqual(filters);
  });

  it.each([null, ''])('reads a query without filters, %j, without parsing', (text) => {
    const parse = jest.spyOn(JSON, 'parse');
    expect(decodeFilters(text)).toEqual({});
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it('replaces an option where there can be only one, and takes it off again', () => {
    const rated = toggleFilter({}, 'rating', '8');
    expect(toggleFilter(rated, 'rating', '9')).toEqual({ rating: ['9'] });
    expect(toggleFilter(rated, 'rating', '8')).toEqual({});
  });

  it.each(FACET_KEYS)('HOT-28 gives each option of %s back from the address', (key) => {
    for (const option of HOTEL_FACETS[key].options) {
      const filters = toggleFilter({}, key, option);
      expect(filters).toEqual({ [key]: [option] });
      expect(decodeFilters(encodeFilters(filters))).toEqual(filters);
    }
  });

  it('counts every selected option', () => {
    expect(countFilters({ category: ['4', '5'], hotelType: ['31'] })).toBe(3);
    expect(countFilters({ price: { max: 100 }, rating: ['9'] })).toBe(2);
    expect(countFilters({})).toBe(0);
  });
});
