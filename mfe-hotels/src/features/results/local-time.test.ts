import { localMoment } from './local-time';

describe('times at the hotel', () => {
  it.each([
    ['2026-12-08T23:59:00+01:00', 'en', 'Tue 8 Dec 2026', '23:59'],
    ['2026-12-08T18:00:00-05:00', 'en', 'Tue 8 Dec 2026', '18:00'],
    ['2026-12-08T23:59:00+01:00', 'nl', 'di 8 dec 2026', '23:59'],
  ] as const)('shows %s in %s as it is on the clock there', (instant, language, date, time) => {
    expect(localMoment(instant, language)).toEqual({ date, time });
  });

  it.each(['', 'soon', '2026-13-40T10:00:00Z'])('shows nothing for "%s"', (instant) => {
    expect(localMoment(instant, 'en')).toBeNull();
  });
});
