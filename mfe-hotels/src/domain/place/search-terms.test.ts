import { COSTA_BRAVA, EIFFEL_TOWER } from '../../testing/circles';
import { CATALONIA, HOTEL, place, SPAIN } from '../../testing/places';
import { searchTerms, termsOf } from './search-terms';

describe('place search terms', () => {
  it.each([
    [
      { hotel_name: 'Hotel Arts', destinationName: 'Barcelona', countryName: 'Spain' },
      'Hotel Arts, Barcelona, Spain',
    ],
    [{ destinationName: 'Barcelona', countryName: 'Spain' }, 'Barcelona, Spain'],
    [{ countryName: 'Spain' }, 'Spain'],
    [{ hotel_name: 'Hotel Arts', countryName: 'Spain' }, 'Hotel Arts, Spain'],
    [
      { hotel_name: 'Grand Hotel, Opera', destinationName: 'Palma/Mallorca', countryName: 'Spain' },
      'Grand Hotel Opera, PalmaMallorca, Spain',
    ],
    [{ hotel_name: ' ', destinationName: '', countryName: null }, ''],
  ])('HOT-30 joins only what is given: %j', (names, terms) => {
    expect(searchTerms(names)).toBe(terms);
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
