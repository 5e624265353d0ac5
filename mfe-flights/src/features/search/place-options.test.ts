import type { FlightPlace } from '@wayfare/api-contract';
import { placeOf, placeText } from '../../domain/search/place-text';
import { placeOptions } from './place-options';

const airport: FlightPlace = {
  type: 'airport',
  iata_code: 'CDG',
  name: 'Charles de Gaulle',
  city_name: 'Paris',
  country_name: 'France',
  iata_city_code: 'PAR',
};
const NAMES = { city: 'Cities', airport: 'Airports', similar: 'Did you mean…' };

it.each<[Partial<FlightPlace>, string, string, string]>([
  [{}, 'Paris Charles de Gaulle (CDG)', 'Paris, France', 'Airports'],
  [
    { name: 'Paris Charles de Gaulle Airport' },
    'Paris Charles de Gaulle Airport (CDG)',
    'Paris, France',
    'Airports',
  ],
  [
    { type: 'city', name: 'Paris', iata_code: 'PAR', iata_city_code: null },
    'Paris (PAR)',
    'France',
    'Cities',
  ],
  [{ isSimilar: true }, 'Paris Charles de Gaulle (CDG)', 'Paris, France', 'Did you mean…'],
  [{ name: 'Nowhere', city_name: '', country_name: '' }, 'Nowhere (CDG)', '', 'Airports'],
])('a suggestion says what and where it is: %j', (change, label, detail, group) => {
  const [option] = placeOptions([{ ...airport, ...change }], NAMES);
  expect(option).toMatchObject({ label, detail, group });
  expect(option && placeText(option.place)).toBe(label);
});

it.each([
  ['Amsterdam (AMS)', { code: 'AMS', name: 'Amsterdam' }, 'Amsterdam (AMS)'],
  ['ams', { code: 'AMS', name: 'ams' }, 'ams'],
  ['New ', { code: 'NEW', name: 'New ' }, 'New '],
  ['New York', { code: '', name: 'New York' }, 'New York'],
  ['', { code: '', name: '' }, ''],
])('the text "%s" stays as it is typed', (text, place, shown) => {
  expect(placeOf(text)).toEqual(place);
  expect(placeText(place)).toBe(shown);
});
