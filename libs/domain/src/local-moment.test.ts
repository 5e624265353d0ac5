import { journeyTimes, localMoment, momentAt } from './local-moment';

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
  ])(
    'OQ-19 say that a journey leaves at %s and arrives at %s',
    (departure, arrival, leaves, arrives, days) => {
      expect(journeyTimes(departure, arrival, 'en')).toMatchObject({
        departure: leaves,
        arrival: arrives,
        days,
      });
    },
  );
});

describe('an instant by the clock of a place', () => {
  it.each([
    [
      'OQ-19 in winter',
      '2026-12-10T23:30:00Z',
      'Europe/Amsterdam',
      'nl',
      { date: 'vr 11 dec 2026', time: '00:30' },
    ],
    [
      'OQ-19 in summer',
      '2027-07-01T10:00:00Z',
      'Europe/Amsterdam',
      'en',
      { date: 'Thu 1 Jul 2027', time: '12:00' },
    ],
    [
      'west of the line',
      '2026-12-11T03:00:00.000Z',
      'America/New_York',
      'en',
      { date: 'Thu 10 Dec 2026', time: '22:00' },
    ],
    [
      'midnight',
      '2026-12-10T23:00:00Z',
      'Europe/Amsterdam',
      'en',
      { date: 'Fri 11 Dec 2026', time: '00:00' },
    ],
    ['no instant', 'soon', 'Europe/Amsterdam', 'en', null],
    ['no time zone', '2026-12-10T23:00:00Z', 'Europe/Atlantis', 'en', null],
  ] as const)('%s', (_, instant, zone, language, expected) => {
    expect(momentAt(instant, zone, language)).toEqual(expected);
  });
});
