import { countdownOf, formatDays } from './trip-times';
import type { Countdown } from './trip-times';

const trip = (
  from: string,
  until: string,
  zones: [string, string] = ['Europe/Amsterdam', 'Europe/Madrid'],
) => ({
  from: { day: from, timeZone: zones[0] },
  until: { day: until, timeZone: zones[1] },
});

it.each<[string, ReturnType<typeof trip>, Countdown | null]>([
  ['2026-12-10T09:00:00Z', trip('2026-12-15', '2026-12-20'), { key: 'inDays', count: 5 }],
  ['2026-12-14T09:00:00Z', trip('2026-12-15', '2026-12-20'), { key: 'tomorrow', count: 1 }],
  // still the day before in Amsterdam, and in Tokyo the day itself
  ['2026-12-14T22:30:00Z', trip('2026-12-15', '2026-12-20'), { key: 'tomorrow', count: 1 }],
  [
    '2026-12-14T22:30:00Z',
    trip('2026-12-15', '2026-12-20', ['Asia/Tokyo', 'Asia/Tokyo']),
    { key: 'today', count: 0 },
  ],
  ['2026-12-16T09:00:00Z', trip('2026-12-15', '2026-12-20'), { key: 'underWay', count: 0 }],
  ['2026-12-20T22:30:00Z', trip('2026-12-15', '2026-12-20'), { key: 'underWay', count: 0 }],
  ['2026-12-20T23:30:00Z', trip('2026-12-15', '2026-12-20'), null],
  [
    '2026-12-20T23:30:00Z',
    trip('2026-12-15', '2026-12-20', ['Europe/Amsterdam', 'America/New_York']),
    { key: 'underWay', count: 0 },
  ],
])('at %s a trip of %j is: %j', (now, dates, expected) =>
  expect(countdownOf(dates, Date.parse(now))).toEqual(expected),
);

it.each([
  ['2026-12-03', '2026-12-10', '3–10 December 2026', '3–10 december 2026'],
  ['2026-11-28', '2026-12-03', '28 November – 3 December 2026', '28 november – 3 december 2026'],
  [
    '2026-12-30',
    '2027-01-02',
    '30 December 2026 – 2 January 2027',
    '30 december 2026 – 2 januari 2027',
  ],
  ['2026-12-03', '2026-12-03', '3 December 2026', '3 december 2026'],
])('%s to %s is written %s', (from, until, en, nl) =>
  expect([formatDays(from, until, 'en'), formatDays(from, until, 'nl')]).toEqual([en, nl]),
);
