import { durationMinutes, formatMinutes, minutesBetween } from './duration';

describe('a duration', () => {
  it.each([
    ['PT2H15M', 135, '2 h 15 min', '2 u 15 min'],
    ['PT45M', 45, '45 min', '45 min'],
    ['PT3H', 180, '3 h', '3 u'],
    ['P1DT2H5M', 1565, '26 h 5 min', '26 u 5 min'],
    ['P1D', 1440, '24 h', '24 u'],
    ['PT1H0M30S', 60, '1 h', '1 u'],
    ['PT0M', 0, '0 min', '0 min'],
  ])('%s is %i minutes, %s, in Dutch %s', (iso, minutes, english, dutch) => {
    expect(durationMinutes(iso)).toBe(minutes);
    expect(formatMinutes(minutes, 'en')).toBe(english);
    expect(formatMinutes(minutes, 'nl')).toBe(dutch);
  });

  it.each(['', 'P', '2 hours', 'PT', 'P1Y', 'PT2H15'])('"%s" is none', (iso) => {
    expect(durationMinutes(iso)).toBeNull();
  });
});

it.each([
  ['2027-01-14T09:20:00', '2027-01-14T11:30:00', 130],
  ['2027-01-14T23:50', '2027-01-15T00:20', 30],
  ['2027-01-14T11:30:00', '2027-01-14T09:20:00', -130],
  ['soon', '2027-01-14T09:20:00', null],
])('between %s and %s are %s minutes', (start, end, minutes) => {
  expect(minutesBetween(start, end)).toBe(minutes);
});
