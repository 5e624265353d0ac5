import { ageOf, shownMoment } from './moments';

const NOW = Date.parse('2026-12-10T09:00:00Z');

it('shows an instant on the clock of the site, also across midnight and in summer', () => {
  expect(shownMoment('2026-12-09T23:30:00Z', 'en')).toBe('Thu 10 Dec 2026, 00:30');
  expect(shownMoment('2026-07-01T10:00:00Z', 'en')).toBe('Wed 1 Jul 2026, 12:00');
});

it('shows what is no instant as it stands', () => {
  expect(shownMoment('soon', 'en')).toBe('soon');
});

it.each([
  ['2026-12-10T08:59:30Z', 'minutes', 0],
  ['2026-12-10T07:01:00Z', 'minutes', 119],
  ['2026-12-10T07:00:00Z', 'hours', 2],
  ['2026-12-08T09:01:00Z', 'hours', 47],
  ['2026-12-08T09:00:00Z', 'days', 2],
  ['2026-12-10T09:05:00Z', 'minutes', 0],
])('says how long ago %s is: in %s, %i', (instant, unit, count) => {
  expect(ageOf(instant, NOW)).toEqual({ unit, count });
});
