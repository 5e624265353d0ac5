import { EMPTY_SEARCH, type FlightSearch } from '../../domain/search/criteria';
import { askedOf, nightsAway } from './calendar-days';

const TODAY = '2026-12-10';
const places = {
  from: { code: 'AMS', name: 'Amsterdam' },
  to: { code: 'BCN', name: 'Barcelona' },
};
const search = (
  departureDate = '',
  returnDate = '',
  change: Partial<FlightSearch> = {},
): FlightSearch => ({
  ...EMPTY_SEARCH,
  slices: [{ ...places, departureDate }],
  returnDate,
  ...change,
});

it.each([
  ['keeps the nights that were chosen', search('2027-01-14', '2027-01-21'), 'return', '2027-01-08'],
  ['flies out alone while no day back is chosen', search('2027-01-14'), 'one_way', ''],
  ['flies out alone on a one-way trip', search('', '', { trip: 'one_way' }), 'one_way', ''],
] as const)('%s', (_, typed, trip, returnDate) => {
  const asked = askedOf(typed, '2027-01', TODAY);
  expect(asked?.search).toMatchObject({
    trip,
    returnDate,
    slices: [{ departureDate: '2027-01-01' }],
  });
  expect(asked?.days).toHaveLength(31);
});

it('asks for no day that has passed, and for none whose way back is too far ahead', () => {
  expect(askedOf(search(), '2026-12', TODAY)?.days[0]).toBe(TODAY);
  expect(askedOf(search('2027-01-01', '2027-01-11'), '2027-10', TODAY)?.days.at(-1)).toBe(
    '2027-10-26',
  );
  expect(askedOf(search(), '2027-12', TODAY)).toBeNull();
});

it.each([
  [
    'a place is missing',
    search('', '', { slices: [{ ...places, to: { code: '', name: '' }, departureDate: '' }] }),
  ],
  ['the age of a child is missing', search('', '', { childAges: [''] })],
  ['there are several cities', search('', '', { trip: 'multi' })],
] as const)('asks for nothing while %s', (_, typed) => {
  expect(askedOf(typed, '2027-01', TODAY)).toBeNull();
});

it('counts nights only where both days are chosen', () => {
  expect(nightsAway(search('2027-01-14', '2027-01-21'))).toBe(7);
  expect(nightsAway(search('2027-01-14'))).toBeNull();
});
