import type { PlaceSuggestion } from '@wayfare/api-contract';
import type { StayCriteria } from './criteria';
import { LAST_SEARCH_KEY, recallSearch, recentPlaces, rememberSearch, type TextStore } from './last-search';

const BARCELONA: PlaceSuggestion = {
  type: 'city', id: 'c_1', label: 'Barcelona', countryName: 'Spain', destinationName: 'Catalonia', cityName: 'Barcelona',
  latitude: 41.4, longitude: 2.2, path: '/spain/catalonia/barcelona',
};

const CRITERIA: StayCriteria = {
  place: { type: 'city', id: 'c_1', searchTerms: 'Barcelona, Spain' },
  area: null,
  hotels: [],
  stay: { checkIn: '2026-12-10', checkOut: '2026-12-12' },
  party: [{ adults: 1, childAges: [5] }],
  occupancies: [{ paxes: [{ age: 30 }, { age: 5 }] }],
};

function memory(entries: Record<string, string> = {}): TextStore & { entries: Record<string, string> } {
  return { entries, getItem: (key) => entries[key] ?? null, setItem: (key, value) => void (entries[key] = value) };
}

const blocked: TextStore = {
  getItem: () => { throw new Error('blocked'); },
  setItem: () => { throw new Error('blocked'); },
};

describe('the last search', () => {
  it('SES-20 is kept under "search" with the fields of the specification', () => {
    const store = memory();
    rememberSearch(store, CRITERIA, BARCELONA, 'en');
    const saved: unknown = JSON.parse(store.entries[LAST_SEARCH_KEY] ?? '');
    expect(saved).toMatchObject({
      language: 'en', countryName: 'Spain', destinationName: 'Catalonia', city_name: 'Barcelona', hotel_name: null,
      searchTerms: 'Barcelona, Spain', place: { type: 'city', id: 'c_1' }, size: 20,
      breadcrumb: [{ label: 'Spain' }, { label: 'Catalonia' }, { label: 'Barcelona' }],
    });
  });

  it('gives place, dates and rooms back', () => {
    const store = memory();
    rememberSearch(store, CRITERIA, BARCELONA, 'en');
    expect(recallSearch(store, '2026-11-21')).toMatchObject({ place: CRITERIA.place, checkIn: '2026-12-10', checkOut: '2026-12-12', party: CRITERIA.party });
  });

  it('leaves dates that have passed to be chosen again', () => {
    const store = memory();
    rememberSearch(store, CRITERIA, BARCELONA, 'en');
    expect(recallSearch(store, '2027-01-01')).toMatchObject({ place: CRITERIA.place, checkIn: '', checkOut: '' });
  });

  it.each(['garbage', '{}', '[]', '{"place":"x"}'])('starts afresh from %s', (text) => {
    expect(recallSearch(memory({ [LAST_SEARCH_KEY]: text }), '2026-11-21')).toBeNull();
  });

  it('lists the places searched for, the latest first and each once', () => {
    const store = memory();
    rememberSearch(store, CRITERIA, BARCELONA, 'en');
    rememberSearch(store, CRITERIA, { ...BARCELONA, id: 'c_2', label: 'Paris' }, 'en');
    rememberSearch(store, CRITERIA, BARCELONA, 'en');
    expect(recentPlaces(store).map(({ label }) => label)).toEqual(['Barcelona', 'Paris']);
  });

  it('works without memory where storage is blocked', () => {
    expect(() => rememberSearch(blocked, CRITERIA, BARCELONA, 'en')).not.toThrow();
    expect(recallSearch(blocked, '2026-11-21')).toBeNull();
    expect(recentPlaces(blocked)).toEqual([]);
  });
});
