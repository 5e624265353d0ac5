import { secondsOfDayLeft } from './day-left';

it.each([
  ['2026-11-29T22:59:30Z', 30],
  ['2026-11-29T23:00:00Z', 86_400],
  ['2026-07-01T21:00:00Z', 3_600],
  ['2026-03-29T20:00:00Z', 7_200],
  ['2026-10-25T22:00:00Z', 3_600],
])('at %s the day in Amsterdam has %i seconds left', (instant, seconds) => {
  expect(secondsOfDayLeft(Date.parse(instant))).toBe(seconds);
});
