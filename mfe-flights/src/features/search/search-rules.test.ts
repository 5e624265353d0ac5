import { EMPTY_SEARCH } from './criteria';
import type { FlightSearch } from './criteria';
import { findProblems } from './search-rules';

const TODAY = '2026-11-21';
const good: FlightSearch = { ...EMPTY_SEARCH, from: 'Amsterdam', to: 'BCN', departureDate: '2026-12-10', returnDate: '2026-12-17' };

function codes(change: Partial<FlightSearch>): string[] {
  return findProblems({ ...good, ...change }, TODAY).map((problem) => `${problem.field}: ${problem.code}`);
}

describe('the rules of a flight search', () => {
  it.each<[string, Partial<FlightSearch>]>([
    ['a city and an airport code', {}],
    ['a city with spaces, a full stop and an apostrophe', { from: "St. John's", to: 'Rio de Janeiro' }],
    ['a city with diacritics', { to: 'Málaga' }],
    ['today', { departureDate: TODAY }],
    ['the same day there and back', { returnDate: '2026-12-10' }],
    ['the 330th day from now', { departureDate: '2027-10-17', returnDate: '2027-10-17' }],
    ['a one-way trip without a return date', { trip: 'one_way', returnDate: '' }],
    ['nine seats', { adults: 4, childAges: ['2', '11', '5', '6', '7'] }],
    ['one infant on the lap of each adult', { adults: 2, infants: 2 }],
  ])('accept %s', (_, change) => {
    expect(codes(change)).toEqual([]);
  });

  it.each<[string, Partial<FlightSearch>, string[]]>([
    ['FLT-19 no adult', { adults: 0 }, ['adults: adults']],
    ['FLT-20 a missing date', { departureDate: '' }, ['departureDate: departureDate']],
    ['FLT-20 a date that does not exist', { departureDate: '2027-02-30' }, ['departureDate: departureDate']],
    ['FLT-20 a date in the past', { departureDate: '2026-11-20' }, ['departureDate: departurePast']],
    ['FLT-20 a return before the departure', { returnDate: '2026-12-09' }, ['returnDate: returnBeforeDeparture']],
    ['FLT-20 a return trip without a return date', { returnDate: '' }, ['returnDate: returnDate']],
    ['OQ-49 the 331st day from now', { departureDate: '2027-10-18', trip: 'one_way' }, ['departureDate: departureTooFar']],
    ['OQ-49 a return too far ahead', { returnDate: '2027-10-18' }, ['returnDate: returnTooFar']],
    ['OQ-49 a tenth seat', { adults: 9, childAges: ['4'] }, ['adults: tooManySeated']],
    ['OQ-49 more infants than adults', { adults: 1, infants: 2 }, ['infants: infants']],
    ['OQ-49 a child without an age', { childAges: ['5', ''] }, ['childAges.1: childAge']],
    ['OQ-49 a child of 12', { childAges: ['12'] }, ['childAges.0: childAge']],
    ['OQ-49 a child of 1', { childAges: ['1'] }, ['childAges.0: childAge']],
    ['an empty place', { from: ' ' }, ['from: from']],
    ['a place of one letter', { to: 'B' }, ['to: to']],
    ['markup as a place', { to: '<b>Rome</b>' }, ['to: to']],
    ['a place of 61 letters', { to: 'a'.repeat(61) }, ['to: to']],
    ['the same place twice, whatever its case', { from: 'ams', to: 'AMS ' }, ['to: samePlace']],
  ])('refuse %s', (_, change, expected) => {
    expect(codes(change)).toEqual(expected);
  });
});
