import { EMPTY_SEARCH } from '../../domain/search/criteria';
import { keptFlights } from './search-storage';

const slice = {
  from: { code: 'AMS', name: 'Amsterdam' },
  to: { code: 'BCN', name: 'Barcelona' },
  departureDate: '',
};
const search = { ...EMPTY_SEARCH, slices: [slice], childAges: ['5', ''] };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what the flight form starts with', () => {
  it('SES-21 is the search that was sent last, kept as searchFlights', () => {
    keptFlights.save(search);
    expect(JSON.parse(localStorage.getItem('searchFlights') ?? '')).toEqual(search);
    expect(keptFlights.restore('', false)).toEqual(search);
  });

  it('is the search of the URL, not the last one', () => {
    keptFlights.save(search);
    expect(keptFlights.restore('?from=RTM', true)).toBeNull();
  });

  it('is what was typed on this page before a reload or a change of language', () => {
    keptFlights.save({ ...search, adults: 3 });
    keptFlights.keepDraft('?from=RTM', search);
    expect(keptFlights.restore('?from=RTM', true)).toEqual(search);
    expect(keptFlights.restore('?from=EIN', true)).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['rubbish', '{'],
    ['another shape', '{"trip":"return","adults":"many"}'],
    [
      'places of an earlier shape',
      JSON.stringify({ ...search, slices: [{ from: 'AMS', to: 'BCN', departureDate: '' }] }),
    ],
    ['no flight at all', JSON.stringify({ ...search, slices: [] })],
    ['another cabin class', JSON.stringify({ ...search, cabinClass: 'hold' })],
    ['a number', '7'],
  ])('is empty when the storage holds %s', (_, stored) => {
    if (stored !== null) localStorage.setItem('searchFlights', stored);
    expect(keptFlights.restore('', false)).toBeNull();
  });
});
