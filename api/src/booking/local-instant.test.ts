import { localInstant } from './local-instant';

describe('An instant on the clock of a hotel', () => {
  it.each([
    ['2026-12-08T22:59:00Z', 'Europe/Amsterdam', '2026-12-08T23:59:00+01:00'],
    ['2026-07-08T21:59:00Z', 'Europe/Amsterdam', '2026-07-08T23:59:00+02:00'],
    ['2026-07-08T23:30:00Z', 'Europe/London', '2026-07-09T00:30:00+01:00'],
    ['2026-12-08T23:30:00Z', 'Europe/London', '2026-12-08T23:30:00+00:00'],
    ['2026-12-08T18:29:00Z', 'Asia/Kolkata', '2026-12-08T23:59:00+05:30'],
    ['2026-12-09T04:59:00Z', 'America/New_York', '2026-12-08T23:59:00-05:00'],
  ])('%s in %s reads %s', (instant, zone, local) => {
    expect(localInstant(new Date(instant), zone)).toBe(local);
    expect(new Date(local)).toEqual(new Date(instant));
  });
});
