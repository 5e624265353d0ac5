import type { PlaceType } from '@wayfare/api-contract';
import { distanceFrom, whereWords } from './where-words';

it.each<[PlaceType, string, string, string]>([
  ['city', 'Barcelona, Spain', 'in Barcelona, Spain', 'in Barcelona, Spain'],
  ['destination', 'Balearen, Spanje', 'in Balearen, Spanje', 'op de Balearen, Spanje'],
  ['sight', 'Eiffel Tower, Paris', 'near Eiffel Tower, Paris', 'bij Eiffel Tower, Paris'],
  ['airport', 'Schiphol (AMS)', 'near Schiphol (AMS)', 'bij Schiphol (AMS)'],
  ['district', 'Montmartre, Paris', 'in Montmartre, Paris', 'in Montmartre, Paris'],
  ['postcode', '1012 Centrum', 'in 1012 Centrum', 'in 1012 Centrum'],
  ['holidayArea', 'Costa Brava', 'in and around Costa Brava', 'in en rond Costa Brava'],
])('a %s called %s is said as %s, or %s', (type, searchTerms, en, nl) => {
  expect([
    whereWords({ type, searchTerms }, 'en'),
    whereWords({ type, searchTerms }, 'nl'),
  ]).toEqual([en, nl]);
});

it.each<[PlaceType | null, string | null | false]>([
  [null, null],
  ['city', null],
  ['sight', 'Eiffel Tower'],
  ['holidayArea', false],
])('distances of hotels in a %s count from %s', (type, expected) => {
  const place = type === null ? null : { type, id: '1', searchTerms: 'Eiffel Tower, Paris' };
  expect(distanceFrom(place)).toBe(expected);
});
