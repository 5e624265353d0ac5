import { slicesOf, EMPTY_SEARCH, type FlightSearch } from '../../domain/search/criteria';
import { daysAround, onDay, shiftSearch } from './days-around';

const TODAY = '2026-12-10';
const place = (code: string) => ({ code, name: code });
const search = (departureDate: string, returnDate: string): FlightSearch => ({
  ...EMPTY_SEARCH,
  slices: [{ from: place('AMS'), to: place('BCN'), departureDate }],
  returnDate,
});

describe('the days around a departure', () => {
  it.each([
    [
      'three on each side',
      '2027-01-14',
      '2027-01-21',
      [
        '2027-01-11',
        '2027-01-12',
        '2027-01-13',
        '2027-01-14',
        '2027-01-15',
        '2027-01-16',
        '2027-01-17',
      ],
    ],
    [
      'none that has passed',
      '2026-12-11',
      '2026-12-20',
      ['2026-12-10', '2026-12-11', '2026-12-12', '2026-12-13', '2026-12-14'],
    ],
    [
      'none whose return is too far ahead',
      '2027-10-30',
      '2027-11-04',
      ['2027-10-27', '2027-10-28', '2027-10-29', '2027-10-30', '2027-10-31'],
    ],
  ])('are %s', (_, out, back, expected) => {
    expect(daysAround(search(out, back), TODAY)).toEqual(expected);
  });

  it('move every flight with them', () => {
    const moved = onDay(search('2027-01-30', '2027-02-02'), '2027-02-01');
    expect(slicesOf(moved).map(({ departure_date: day }) => day)).toEqual([
      '2027-02-01',
      '2027-02-04',
    ]);
    const several: FlightSearch = {
      ...EMPTY_SEARCH,
      trip: 'multi',
      slices: [...search('2027-01-30', '').slices, ...search('2027-02-05', '').slices],
    };
    expect(slicesOf(shiftSearch(several, -1)).map(({ departure_date: day }) => day)).toEqual([
      '2027-01-29',
      '2027-02-04',
    ]);
  });
});
