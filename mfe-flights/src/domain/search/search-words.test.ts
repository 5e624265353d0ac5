import type { Translate } from '@wayfare/i18n';
import { EMPTY_SEARCH, type FlightSearch } from './criteria';
import { briefSummary, placeNames, searchTitle } from './search-words';

/** Keys with their values, so that what is said is seen. */
const t = ((key: string, values: object = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as Translate;
const AMS = { code: 'AMS', name: 'Amsterdam' };
const LON = { code: 'LON', name: 'London' };
const search = (changes: Partial<FlightSearch>): FlightSearch => ({
  ...EMPTY_SEARCH,
  slices: [{ from: AMS, to: LON, departureDate: '2027-01-14' }],
  returnDate: '2027-01-21',
  ...changes,
});
const SEVERAL = [
  { from: AMS, to: LON, departureDate: '2027-01-14' },
  { from: LON, to: AMS, departureDate: '2027-02-02' },
];

describe('the words of a search', () => {
  it.each<[string, Partial<FlightSearch>]>([
    ['search.route Amsterdam (AMS) London (LON)', {}],
    ['search.routeMulti 2 Amsterdam (AMS)', { trip: 'multi', slices: SEVERAL }],
    [
      'search.route AMS London (LON)',
      { slices: [{ from: { code: 'AMS', name: 'AMS' }, to: LON, departureDate: '2027-01-14' }] },
    ],
  ])('name its places by town and code: %s', (title, changes) => {
    expect(searchTitle(search(changes), t)).toBe(title);
    expect(placeNames(search(changes)).get('LON')).toBe('London (LON)');
  });

  it.each<[string, Partial<FlightSearch>]>([
    ['14 Jan – 21 Jan · party.travellers 1', {}],
    ['14 Jan · party.travellers 4', { trip: 'one_way', adults: 2, childAges: ['7'], infants: 1 }],
    ['14 Jan · party.travellers 1', { returnDate: '2027-01-14' }],
    ['14 Jan – 2 Feb · party.travellers 1', { trip: 'multi', slices: SEVERAL }],
  ])('are short on a narrow screen: %s', (words, changes) => {
    expect(briefSummary(search(changes), t, 'en')).toBe(words);
  });
});
