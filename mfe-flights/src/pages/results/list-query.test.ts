import { SEARCH_KEYS } from '../../domain/search/criteria-codec';
import { FILTER_KEYS } from '../../features/filters/filters-codec';
import { NO_FILTERS, type FlightFilters } from '../../features/filters/flight-filters';
import { readListQuery, withListQuery, type ListQuery } from './list-query';

const FILTERS: FlightFilters = {
  stops: ['0', '1'],
  airlines: ['AF', 'KL'],
  bags: ['checked'],
  departure: [['morning', 'evening'], [], ['night']],
  arrival: [[], ['afternoon']],
  maxMinutes: 480,
  minPrice: 50,
  maxPrice: 400,
};
const SEARCH = 'trip=one_way&from=AMS&to=BCN&utm_source=x';

const read = (query: string) => readListQuery(new URLSearchParams(query));
const write = (query: string, change: Partial<ListQuery>) =>
  withListQuery(new URLSearchParams(query), change).toString();

describe('how a list is shown, in the URL', () => {
  it.each<[string, Partial<ListQuery>]>([
    ['nothing', {}],
    ['an order', { sort: 'emissions' }],
    ['every filter', { filters: FILTERS }],
    ['more cards', { pages: 3 }],
    ['all of it', { sort: 'fastest', filters: FILTERS, pages: 2 }],
  ])('OQ-50 gives back %s, and keeps the search', (_, change) => {
    const written = write(SEARCH, change);
    expect(read(written)).toEqual({ sort: 'best', filters: NO_FILTERS, pages: 1, ...change });
    expect(written.startsWith(SEARCH)).toBe(true);
  });

  it('writes short names, and none for what filters nothing', () => {
    expect(write('', { filters: FILTERS, sort: 'cheapest' })).toBe(
      'stops=0%2C1&airlines=AF%2CKL&bags=checked&duration=480&priceFrom=50&priceTo=400&depart1=morning%2Cevening&depart3=night&arrive2=afternoon&sort=cheapest',
    );
    expect(
      write(write(SEARCH, { filters: FILTERS, sort: 'cheapest', pages: 4 }), {
        filters: NO_FILTERS,
        sort: 'best',
      }),
    ).toBe(SEARCH);
  });

  it('starts another list at its first cards', () => {
    expect(read(write('page=3&stops=0', { sort: 'fastest' }))).toMatchObject({
      sort: 'fastest',
      pages: 1,
      filters: { stops: ['0'] },
    });
  });

  it.each([
    'sort=random&page=x',
    'stops=9&airlines=%3Cb%3E&bags=elephant&duration=-5&priceFrom=abc&priceTo=1e9&depart1=teatime&page=-1',
    'stops=&airlines=&depart7=morning&page=0',
  ])('reads %s without failing', (query) => {
    expect(read(query)).toEqual({ sort: 'best', filters: NO_FILTERS, pages: 1 });
  });

  it('reads a very long list of airlines and very many pages without failing', () => {
    const codes = Array.from({ length: 900 }, (_, index) => `A${index % 10}`);
    expect(read(`airlines=${codes.join(',')}&page=999999`)).toMatchObject({
      pages: 40,
      filters: { airlines: ['A0', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9'] },
    });
  });

  it('shares no parameter with the search', () => {
    expect(
      [...FILTER_KEYS, 'sort', 'page'].filter((key) => SEARCH_KEYS.some((known) => known === key)),
    ).toEqual([]);
  });
});
