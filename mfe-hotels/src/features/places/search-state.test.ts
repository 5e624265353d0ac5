import type { PlaceSuggestion } from '@wayfare/api-contract';
import { COSTA_BRAVA, EIFFEL_TOWER } from '../../testing/circles';
import { PAGE_SIZE, SHORT_SIZE, breadcrumbOf, searchStateOf, termsOf } from './search-state';

const place = (over: Partial<PlaceSuggestion>): PlaceSuggestion => ({
  type: 'city',
  id: 'c_1',
  label: 'Barcelona',
  countryName: 'Spain',
  destinationName: 'Catalonia',
  cityName: 'Barcelona',
  latitude: 41.4,
  longitude: 2.2,
  path: '/spain/catalonia/barcelona',
  ...over,
});

const SPAIN = place({
  type: 'country',
  id: 'ES',
  label: 'Spain',
  destinationName: null,
  cityName: null,
  path: '/spain',
});
const CATALONIA = place({
  type: 'destination',
  id: 'd_1',
  label: 'Catalonia',
  cityName: null,
  path: '/spain/catalonia',
});
const HOTEL = place({
  type: 'hotel',
  id: 'H1',
  label: 'Hotel Arts',
  path: '/spain/catalonia/barcelona/hotel-arts',
});

describe('search state', () => {
  it('HOT-31 holds the fields of the specification', () => {
    expect(searchStateOf(place({}), 'en')).toEqual({
      search: {
        language: 'en',
        countryName: 'Spain',
        destinationName: 'Catalonia',
        city_name: 'Barcelona',
        hotel_name: null,
        searchTerms: 'Barcelona, Spain',
        place: { type: 'city', id: 'c_1' },
        size: 20,
      },
      breadcrumb: [
        { type: 'country', label: 'Spain', path: '/spain' },
        { type: 'destination', label: 'Catalonia', path: '/spain/catalonia' },
        { type: 'city', label: 'Barcelona', path: '/spain/catalonia/barcelona' },
      ],
    });
  });

  it.each([
    [SPAIN, 1],
    [CATALONIA, 2],
    [place({}), 3],
    [HOTEL, 4],
  ])('HOT-31 has a step for each level down to $type', (target, steps) => {
    expect(breadcrumbOf(target)).toHaveLength(steps);
    expect(breadcrumbOf(target).at(-1)).toEqual({
      type: target.type,
      label: target.label,
      path: target.path,
    });
  });

  it.each([
    [HOTEL, 'Hotel Arts, Barcelona, Spain'],
    [place({}), 'Barcelona, Spain'],
    [CATALONIA, 'Catalonia, Spain'],
    [SPAIN, 'Spain'],
    [EIFFEL_TOWER, 'Eiffel Tower, Paris, France'],
    [COSTA_BRAVA, 'Costa Brava, Spain'],
  ])('HOT-30 words a $type as its search terms', (target, terms) => {
    expect(termsOf(target)).toBe(terms);
  });

  it.each([
    [EIFFEL_TOWER, ['France', 'Île-de-France', 'Paris']],
    [COSTA_BRAVA, ['Spain']],
  ])('HOT-31 has the steps down to what a $type lies in', (target, labels) => {
    expect(breadcrumbOf(target).map(({ label }) => label)).toEqual(labels);
  });

  it('CON-09 asks for 20 hotels, a short search for 6', () => {
    expect([PAGE_SIZE, SHORT_SIZE]).toEqual([20, 6]);
  });
});
