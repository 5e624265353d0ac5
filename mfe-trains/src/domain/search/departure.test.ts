import { departureAt } from './departure';

/** 09:23 in Amsterdam */
const clock = () => Date.parse('2026-12-10T08:23:10Z');

it.each([
  ['an hour to come', '2026-12-10', 10, 'Europe/Amsterdam', '2026-12-10T10:00'],
  ['another day', '2026-12-11', 0, 'Europe/Amsterdam', '2026-12-11T00:00'],
  ['an hour that is over', '2026-12-10', 8, 'Europe/Amsterdam', '2026-12-10T09:24'],
  ['the hour that it is', '2026-12-10', 9, 'Europe/Amsterdam', '2026-12-10T09:24'],
  [
    'an hour that is over in Helsinki only',
    '2026-12-10',
    10,
    'Europe/Helsinki',
    '2026-12-10T10:24',
  ],
  ['an hour to come in London', '2026-12-10', 9, 'Europe/London', '2026-12-10T09:00'],
  ['a place whose zone is not known', '2026-12-10', 8, '', '2026-12-10T09:24'],
])('a search leaves no earlier than now: %s', (_, date, hour, timezone, expected) => {
  expect(departureAt({ date, hour, timezone }, clock)).toBe(expected);
});
