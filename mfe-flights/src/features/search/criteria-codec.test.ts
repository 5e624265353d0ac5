import { EMPTY_SEARCH } from './criteria';
import type { FlightSearch } from './criteria';
import { fromQuery, toQuery } from './criteria-codec';

const oneWay: FlightSearch = { ...EMPTY_SEARCH, trip: 'one_way', from: 'AMS', to: 'Rio de Janeiro', departureDate: '2026-12-10' };
const family: FlightSearch = {
  ...oneWay,
  trip: 'return',
  to: 'São Paulo',
  returnDate: '2026-12-17',
  cabinClass: 'premium_economy',
  adults: 2,
  childAges: ['5', '11'],
  infants: 1,
};

describe('the query of a flight search', () => {
  it.each([
    ['a one-way trip', oneWay],
    ['a family with a return trip', family],
    ['a child whose age is still to be chosen', { ...family, childAges: ['5', ''] }],
    ['a city with signs that a URL escapes', { ...oneWay, to: "L'Aquila & Co" }],
  ])('gives back %s', (_, search) => {
    expect(fromQuery(new URLSearchParams(toQuery(search).toString()))).toEqual(search);
  });

  it('says nothing when the URL holds no search', () => {
    expect(fromQuery(new URLSearchParams('utm_source=x'))).toBeNull();
  });

  it.each([
    ['an unknown cabin class', 'cabinClass=rooftop', { cabinClass: 'economy' }],
    ['an unknown kind of trip', 'trip=round-the-world&returnDate=2026-12-17', { trip: 'return' }],
    ['adults in words', 'adults=two', { adults: 0 }],
    ['a negative count', 'adults=-1', { adults: 0 }],
    ['an age in words', 'childAges=five&childAges=7', { childAges: ['', '7'] }],
    ['more children than fit on a booking', Array<string>(50).fill('childAges=7').join('&'), { childAges: Array<string>(9).fill('7') }],
  ])('reads %s without failing', (_, part, expected) => {
    expect(fromQuery(new URLSearchParams(`from=AMS&to=BCN&departureDate=2026-12-10&${part}`))).toMatchObject(expected);
  });

  it('cuts a text of 5,000 characters, still too long for the rules to accept', () => {
    expect(fromQuery(new URLSearchParams({ from: 'x'.repeat(5000) }))?.from).toHaveLength(61);
  });
});
