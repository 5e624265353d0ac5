import type { PlaceSuggestion } from '@wayfare/api-contract';

/* For tests: a place of each level. */

/** Barcelona, with what a test changes of it. */
export const place = (over: Partial<PlaceSuggestion>): PlaceSuggestion => ({
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

export const SPAIN = place({
  type: 'country',
  id: 'ES',
  label: 'Spain',
  destinationName: null,
  cityName: null,
  path: '/spain',
});
export const CATALONIA = place({
  type: 'destination',
  id: 'd_1',
  label: 'Catalonia',
  cityName: null,
  path: '/spain/catalonia',
});
export const HOTEL = place({
  type: 'hotel',
  id: 'H1',
  label: 'Hotel Arts',
  path: '/spain/catalonia/barcelona/hotel-arts',
});
