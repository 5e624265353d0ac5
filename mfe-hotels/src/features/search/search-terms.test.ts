import { searchTerms } from './search-terms';

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
