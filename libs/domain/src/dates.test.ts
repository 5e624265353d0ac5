import fc from 'fast-check';
import type { DateStyle } from './dates';
import {
  addDays,
  ageOn,
  compareDates,
  daysNear,
  formatDate,
  isIsoDate,
  nightsBetween,
  parseIsoDate,
  today,
} from './dates';

const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1990-01-01', days));

it.each([
  ['2026-12-10', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-2-3', false],
  ['10-12-2026', false],
  ['2026-12-10T00:00', false],
  ['tomorrow', false],
  ['', false],
  [20261210, false],
  [null, false],
])('takes %p for a date: %p', (value, expected) => {
  expect(isIsoDate(value)).toBe(expected);
  expect(parseIsoDate(value)).toBe(expected ? value : null);
});

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', -1, '2026-10-24'],
  ['2026-12-10', 0, '2026-12-10'],
])('%s and %i days is %s, whatever the clocks do', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

it('counts back the nights that were added', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -400, max: 400 }), (date, nights) =>
      expect(nightsBetween(date, addDays(date, nights))).toBe(nights),
    ),
  );
});

it('orders days as their text is ordered', () => {
  fc.assert(
    fc.property(day, day, (a, b) =>
      expect(Math.sign(compareDates(a, b))).toBe(a < b ? -1 : Number(a > b)),
    ),
  );
});

it('refuses to count with a date that is none', () => {
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
});

it.each([
  ['Europe/Amsterdam', '2026-12-31T23:30:00Z', '2027-01-01'],
  ['America/New_York', '2027-01-01T02:00:00Z', '2026-12-31'],
  ['Pacific/Kiritimati', '2026-12-10T11:00:00Z', '2026-12-11'],
  ['UTC', '2026-12-10T23:59:59Z', '2026-12-10'],
])('knows which day it is in %s at %s', (zone, instant, expected) => {
  expect(today(zone, () => Date.parse(instant))).toBe(expected);
});

it('tells a new day from its first millisecond, and each zone its own', () => {
  const midnight = Date.parse('2026-12-09T23:00:00Z');
  const told = [-1, 0, 59_999, -1].map((milliseconds) =>
    ['Europe/Amsterdam', 'Europe/London'].map((zone) => today(zone, () => midnight + milliseconds)),
  );
  expect(told).toEqual([
    ['2026-12-09', '2026-12-09'],
    ['2026-12-10', '2026-12-09'],
    ['2026-12-10', '2026-12-09'],
    ['2026-12-09', '2026-12-09'],
  ]);
});

it.each<[DateStyle, string, string]>([
  ['full', 'Thursday 10 December 2026', 'donderdag 10 december 2026'],
  ['long', '10 December 2026', '10 december 2026'],
  ['medium', 'Thu 10 Dec 2026', 'do 10 dec 2026'],
  ['weekday', 'Thu 10 Dec', 'do 10 dec'],
  ['short', '10 Dec', '10 dec'],
])('writes a %s date in both languages', (style, english, dutch) => {
  expect(formatDate('2026-12-10', 'en', style)).toBe(english);
  expect(formatDate('2026-12-10', 'nl', style)).toBe(dutch);
});

describe('ageOn', () => {
  it.each([
    ['2000-05-10', '2026-05-09', 25],
    ['2000-05-10', '2026-05-10', 26],
    ['2024-02-29', '2025-02-28', 0],
    ['2024-02-29', '2025-03-01', 1],
    ['2024-02-29', '2028-02-29', 4],
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-22', '2026-11-21', -1],
  ])('a person born on %s is on %s %i years old', (birth, day, age) => {
    expect(ageOn(birth, day)).toBe(age);
  });
});

it.each(['en', 'nl'] as const)(
  'names every month and every day of the week in %s as CLDR does',
  (language) => {
    const locale = language === 'en' ? 'en-GB' : 'nl-NL';
    const known = new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    for (let day = '2027-01-01'; day < '2028-01-01'; day = addDays(day, 9)) {
      const words = known
        .formatToParts(Date.parse(day))
        .filter(({ type }) => type !== 'literal')
        .map(({ value }) => value);
      expect(formatDate(day, language, 'full')).toBe(words.join(' '));
    }
  },
);

it('has three days on each side of a day, without those that can’t be chosen', () => {
  expect(daysNear('2027-01-01', (date) => date >= '2026-12-30')).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
    '2027-01-04',
  ]);
});
