import type { PlaceType } from '@wayfare/api-contract';
import { createI18n, translatorOf } from '@wayfare/i18n';
import english from '../../../locales/en';
import dutch from '../../../locales/nl';
import type { DistanceText } from './distance-from';
import { townWords } from './town-words';
import { areaKey, distanceText, whereWords } from './where-words';

const I18N = createI18n({ en: english, nl: dutch });
const said = (type: PlaceType, searchTerms: string, language: 'en' | 'nl') =>
  whereWords({ type, searchTerms }, translatorOf(I18N[language], 'common'), language);

it.each<[PlaceType, string, string, string]>([
  ['city', 'Barcelona, Spain', 'in Barcelona, Spain', 'in Barcelona, Spain'],
  ['destination', 'Balearen, Spanje', 'in Balearen, Spanje', 'op de Balearen, Spanje'],
  ['sight', 'Eiffel Tower, Paris', 'near Eiffel Tower, Paris', 'bij Eiffel Tower, Paris'],
  ['airport', 'Schiphol (AMS)', 'near Schiphol (AMS)', 'bij Schiphol (AMS)'],
  ['district', 'Montmartre, Paris', 'in Montmartre, Paris', 'in Montmartre, Paris'],
  ['postcode', '1012 Centrum', 'in 1012 Centrum', 'in 1012 Centrum'],
  ['holidayArea', 'Costa Brava', 'in and around Costa Brava', 'in en rond Costa Brava'],
])('a %s called %s is said as %s, or %s', (type, searchTerms, en, nl) => {
  expect([said(type, searchTerms, 'en'), said(type, searchTerms, 'nl')]).toEqual([en, nl]);
});

it.each([
  ['Barcelona', undefined, 'Barcelona'],
  ['Barcelona', null, 'Barcelona'],
  ['Barcelona', 'Eixample', 'Eixample, Barcelona'],
  ['Wenen', 'Centrum van Wenen', 'Centrum van Wenen'],
])('a hotel in %s, in its district %s, stands in %s', (city_name, district, words) => {
  expect(townWords({ city_name, district })).toBe(words);
});

const POINT = { latitude: 52.37, longitude: 4.89 };
const FRAME = { bounds: { north: 53, south: 52, east: 5, west: 4 } };

it.each<[PlaceType | null, object | null, DistanceText | null]>([
  [null, null, { key: 'card.distance' }],
  ['city', null, { key: 'card.distance' }],
  ['sight', null, { key: 'card.distanceFrom', place: 'Eiffel Tower' }],
  ['holidayArea', null, null],
  [null, POINT, { key: 'card.distanceAway' }],
  ['sight', FRAME, null],
])('distances of hotels in a %s and %j are %j', (type, area, expected) => {
  const place = type === null ? null : { type, searchTerms: 'Eiffel Tower, Paris' };
  expect(distanceText({ place, area })).toEqual(expected);
});

it.each([
  [POINT, 'Nearby'],
  [FRAME, 'Area'],
  [null, 'Area'],
])('%j is called %s', (area, key) => {
  expect(areaKey(area)).toBe(key);
});
