import { durationBetween } from './local-duration';

const at = (text: string) => ({
  local: text.slice(0, text.indexOf(' ')),
  timeZone: text.slice(text.indexOf(' ') + 1),
});

it.each([
  [
    'within a zone',
    '2026-12-10T09:20:00 Europe/Amsterdam',
    '2026-12-10T11:35:00 Europe/Amsterdam',
    'PT2H15M',
  ],
  [
    'to the west',
    '2026-12-10T10:00:00 Europe/Amsterdam',
    '2026-12-10T12:05:00 America/New_York',
    'PT8H5M',
  ],
  [
    'over the date line',
    '2026-12-10T19:00:00 Asia/Tokyo',
    '2026-12-10T12:00:00 America/Los_Angeles',
    'PT10H',
  ],
  [
    'through the night in which clocks go forward',
    '2027-03-28T00:30 Europe/Amsterdam',
    '2027-03-28T06:00 Europe/Amsterdam',
    'PT4H30M',
  ],
  [
    'through the night in which clocks go back',
    '2026-10-25T00:30 Europe/Amsterdam',
    '2026-10-25T06:00 Europe/Amsterdam',
    'PT6H30M',
  ],
  ['of more than a day', '2026-12-10T10:00:00 UTC', '2026-12-11T13:00:00 UTC', 'P1DT3H'],
  ['of a day', '2026-12-10T10:00:00 UTC', '2026-12-11T10:00:00 UTC', 'P1D'],
])('real time %s', (_case, leaves, lands, duration) => {
  expect(durationBetween(at(leaves), at(lands))).toBe(duration);
});
