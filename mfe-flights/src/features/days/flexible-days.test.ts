import { EMPTY_SEARCH, type FlightSearch } from '../../domain/search/criteria';
import { gridDays, onDays } from './grid-days';
import { lowestOf } from './lowest-price';
import {
  askedDays,
  daysOf,
  monthLimits,
  monthName,
  nextMonth,
  previousMonth,
  weekdayNames,
  weeksOf,
} from './month-days';

const TODAY = '2026-12-10';
const place = (code: string) => ({ code, name: code });
const search = (departureDate: string, returnDate = ''): FlightSearch => ({
  ...EMPTY_SEARCH,
  trip: returnDate === '' ? 'one_way' : 'return',
  slices: [{ from: place('AMS'), to: place('BCN'), departureDate }],
  returnDate,
});

describe('the days of a grid', () => {
  it.each([
    ['three on each side', '2027-01-14', '2027-01-21', '01-11 01-17', '01-18 01-24'],
    ['none that has passed', '2026-12-11', '2026-12-12', '12-10 12-14', '12-10 12-15'],
    ['none too far ahead', '2027-11-03', '2027-11-05', '10-31 11-05', '11-02 11-05'],
    ['out and back on the same days', '2027-01-14', '2027-01-14', '01-11 01-17', '01-11 01-17'],
  ])('are %s', (_, out, back, outs, backs) => {
    const days = gridDays(search(out, back), TODAY);
    const ends = (list: string[]) => `${list[0]?.slice(5)} ${list.at(-1)?.slice(5)}`;
    expect([ends(days.out), ends(days.back)]).toEqual([outs, backs]);
  });

  it('move one flight without the other', () => {
    const moved = onDays(search('2027-01-14', '2027-01-21'), {
      out: '2027-01-15',
      back: '2027-01-20',
    });
    expect([moved.slices[0]?.departureDate, moved.returnDate]).toEqual([
      '2027-01-15',
      '2027-01-20',
    ]);
  });
});

describe('a month', () => {
  it.each([
    ['2027-01', '31 days from 4', '2026-12 2027-02', 'January 2027', 'januari 2027'],
    ['2028-02', '29 days from 1', '2028-01 2028-03', 'February 2028', 'februari 2028'],
    ['2027-03', '31 days from 0', '2027-02 2027-04', 'March 2027', 'maart 2027'],
    ['2026-12', '31 days from 1', '2026-11 2027-01', 'December 2026', 'december 2026'],
  ])('%s has %s, lies between %s and is %s and %s', (month, days, between, en, nl) => {
    const weeks = weeksOf(month);
    expect(`${daysOf(month).length} days from ${weeks[0]?.indexOf(`${month}-01`)}`).toBe(days);
    expect(`${previousMonth(month)} ${nextMonth(month)}`).toBe(between);
    expect([monthName(month, 'en'), monthName(month, 'nl')]).toEqual([en, nl]);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().filter((day) => day !== null)).toEqual(daysOf(month));
  });

  it('has weeks from Monday on', () => {
    expect([weekdayNames('en').join(' '), weekdayNames('nl').join(' ')]).toEqual([
      'Mon Tue Wed Thu Fri Sat Sun',
      'ma di wo do vr za zo',
    ]);
  });

  it.each([
    ['2026-12', '', '10-31'],
    ['2027-02', '', '01-28'],
    ['2027-11', '', '01-05'],
    ['2027-11', '2027-11-04', '01-02'],
  ])('of %s, with a return on "%s", asks for the days %s', (month, back, days) => {
    const asked = askedDays(search('2027-11-01', back), month, TODAY);
    expect(`${asked[0]?.slice(8)}-${asked.at(-1)?.slice(8)}`).toBe(days);
  });

  it('lies between this one and the last one that flights are sold for', () => {
    expect(monthLimits(TODAY)).toEqual({ first: '2026-12', last: '2027-11' });
  });
});

it.each([
  [['82.00', null, '9.50', '100.00'], '9.50'],
  [[null], null],
  [[], null],
])('the lowest of %j is %j', (amounts, lowest) => {
  expect(lowestOf(amounts)).toBe(lowest);
});
