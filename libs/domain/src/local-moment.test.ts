import { journeyTimes, localMoment } from './local-moment';

describe('times by the clock of a place', () => {
  it.each([
    ['2026-12-08T23:59:00+01:00', 'en', 'Tue 8 Dec 2026', '23:59'],
    ['2026-12-08T18:00:00-05:00', 'en', 'Tue 8 Dec 2026', '18:00'],
    ['2026-12-08T06:05:00', 'en', 'Tue 8 Dec 2026', '06:05'],
    ['2026-12-08T23:59:00+01:00', 'nl', 'di 8 dec 2026', '23:59'],
  ] as const)('OQ-19 show %s in %s as it is on the clock there', (moment, language, date, time) => {
    expect(localMoment(moment, language)).toEqual({ date, time });
  });

  it.each(['', 'soon', '2026-13-40T10:00:00Z'])('show nothing for "%s"', (moment) => {
    expect(localMoment(moment, 'en')).toBeNull();
  });

  it.each([
    ['2026-12-31T09:20:00', '2026-12-31T11:35:00', '09:20', '11:35', 0],
    ['2026-12-31T23:20:00', '2027-01-01T06:35:00', '23:20', '06:35', 1],
    ['2026-12-30T22:00:00+01:00', '2027-01-01T06:35:00+09:00', '22:00', '06:35', 2],
    ['2026-12-31T01:00:00', '2026-12-30T18:00:00', '01:00', '18:00', -1],
    ['2026-12-31T01:00:00', 'soon', '01:00', '', 0],
  ])('OQ-19 say that a journey leaves at %s and arrives at %s', (departure, arrival, leaves, arrives, days) => {
    expect(journeyTimes(departure, arrival, 'en')).toMatchObject({ departure: leaves, arrival: arrives, days });
  });
});
