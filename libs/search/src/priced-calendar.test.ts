import { popularDay } from './popular-day';
import { daysOfMonth, pricedCalendar } from './priced-calendar';

const told = { language: 'nl', note: 'Voor twee', onMonths: () => undefined } as const;

it('shows whole euros, never less than it costs, and marks the lowest', () => {
  const calendar = pricedCalendar(
    new Map([
      ['2027-01-14', 82.1],
      ['2027-01-15', 1200],
    ]),
    told,
  );
  expect(calendar.priceOf('2027-01-14')).toEqual({ text: '€\u00a083', isLowest: true });
  expect(calendar.priceOf('2027-01-15')).toEqual({ text: '€\u00a01.200', isLowest: false });
  expect(calendar.priceOf('2027-01-16')).toBeUndefined();
});

it('calls the only price that is known not the lowest', () => {
  expect(pricedCalendar(new Map([['2027-01-14', 82]]), told).priceOf('2027-01-14')).toMatchObject({
    isLowest: false,
  });
});

it.each([
  ['2027-01', 31],
  ['2027-02', 28],
  ['2028-02', 29],
])('%s has %i days', (month, count) => {
  expect(daysOfMonth(month)).toHaveLength(count);
  expect(daysOfMonth(month).at(-1)).toBe(`${month}-${count}`);
});

it.each([
  ['2026-12-10', '2027-01-23'],
  ['2026-12-12', '2027-01-23'],
  ['2026-12-13', '2027-01-30'],
])('the day of popular routes on %s is the Saturday %s', (today, day) => {
  expect(popularDay(today)).toBe(day);
});
