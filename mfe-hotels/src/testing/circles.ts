import { buildPlaceSuggestion } from '@wayfare/testing';

/* For tests: places that are a circle. */

export const EIFFEL_TOWER = buildPlaceSuggestion({
  type: 'sight',
  id: 'eiffel-tower',
  label: 'Eiffel Tower',
  countryName: 'France',
  destinationName: 'Île-de-France',
  cityName: 'Paris',
  path: '/france/ile-de-france/paris',
});

export const COSTA_BRAVA = buildPlaceSuggestion({
  type: 'holidayArea',
  id: 'costa-brava',
  label: 'Costa Brava',
  destinationName: null,
  cityName: null,
  path: '/spain',
});
