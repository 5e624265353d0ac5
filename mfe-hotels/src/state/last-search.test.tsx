import type { PlaceSuggestion } from '@wayfare/api-contract';
import type { StaySearch } from '../domain/search/criteria';
import { LAST_SEARCH_KEY, recallSearch, recentPlaces, rememberSearch } from './last-search';

const BARCELONA: PlaceSuggestion = {
  type: 'city',
  id: 'c_1',
  label: 'Barcelona',
  countryName: 'Spain',
  destinationName: 'Catalonia',
  cityName: 'Barcelona',
  latitude: 41.4,
  longitude: 2.2,
  path: '/spain/catalonia/barcelona',
};

const NOW = Date.parse('2026-11-21T12:00:00Z');

const CRITERIA: StaySearch = {
  place: { type: 'city', id: 'c_1', searchTerms: 'Barcelona, Spain' },
  area: null,
  hotels: [],
  stay: { checkIn: '2026-12-10', checkOut: '2026-12-12' },
  party: [{ adults: 1, childAges: [5] }],
};

const kept = () => window.localStorage.getItem(LAST_SEARCH_KEY);

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the last search', () => {
  it('SES-20 is kept under "search" with the fields of the specification', () => {
    rememberSearch(CRITERIA, BARCELONA, 'en');
    const saved: unknown = JSON.parse(kept() ?? '');
    expect(saved).toMatchObject({
      language: 'en',
      countryName: 'Spain',
      destinationName: 'Catalonia',
      city_name: 'Barcelona',
      hotel_name: null,
      searchTerms: 'Barcelona, Spain',
      place: { type: 'city', id: 'c_1' },
      size: 20,
      breadcrumb: [{ label: 'Spain' }, { label: 'Catalonia' }, { label: 'Barcelona' }],
    });
  });

  it('gives place, dates and rooms back', () => {
    rememberSearch(CRITERIA, BARCELONA, 'en');
    expect(recallSearch(kept(), NOW)).toMatchObject({
      place: CRITERIA.place,
      stay: CRITERIA.stay,
      party: CRITERIA.party,
    });
  });

  it('leaves dates that have passed to be chosen again', () => {
    rememberSearch(CRITERIA, BARCELONA, 'en');
    expect(recallSearch(kept(), Date.parse('2027-01-01T12:00:00Z'))).toMatchObject({
      place: CRITERIA.place,
      stay: null,
    });
  });

  it.each([
    ['Europe/Madrid', '2026-12-10T23:30:00Z', null],
    ['Europe/London', '2026-12-10T23:30:00Z', CRITERIA.stay],
    ['Mars/Olympus', '2026-12-10T23:30:00Z', CRITERIA.stay],
  ])('takes the day at %s for today', (timeZone, now, stay) => {
    rememberSearch(CRITERIA, { ...BARCELONA, timeZone }, 'en');
    expect(recallSearch(kept(), Date.parse(now))).toMatchObject({
      place: { ...CRITERIA.place, timeZone },
      stay,
    });
  });

  it.each(['garbage', '{}', '[]', '{"place":"x"}'])('starts afresh from %s', (text) => {
    expect(recallSearch(text, NOW)).toBeNull();
  });

  it('lists the places searched for, the latest first and each once', () => {
    rememberSearch(CRITERIA, BARCELONA, 'en');
    rememberSearch(CRITERIA, { ...BARCELONA, id: 'c_2', label: 'Paris' }, 'en');
    rememberSearch(CRITERIA, BARCELONA, 'en');
    expect(recentPlaces().map(({ label }) => label)).toEqual(['Barcelona', 'Paris']);
  });

  it('works without memory where storage is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => rememberSearch(CRITERIA, BARCELONA, 'en')).not.toThrow();
    expect(recentPlaces()).toEqual([]);
  });
});
