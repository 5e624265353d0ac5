import { instantOf, isoDuration, localTime, zoneOffset } from './zones';

describe('clocks', () => {
  test.each([
    ['Europe/Amsterdam', '2026-12-10T12:00:00Z', 60],
    ['Europe/Amsterdam', '2027-07-10T12:00:00Z', 120],
    ['America/New_York', '2027-03-14T06:59:00Z', -300],
    ['America/New_York', '2027-03-14T07:00:00Z', -240],
    ['Asia/Kolkata', '2027-03-14T07:00:00Z', 330],
    ['Asia/Kathmandu', '2027-03-14T07:00:00Z', 345],
    ['Pacific/Auckland', '2027-01-01T00:00:00Z', 780],
    ['UTC', '2027-01-01T00:00:00Z', 0],
  ])('%s is %s ahead by %d minutes', (zone, at, minutes) => {
    expect(zoneOffset(zone, Date.parse(at))).toBe(minutes);
  });

  test.each([
    ['Europe/Amsterdam', '2027-03-28', 150, '2027-03-28T03:30:00'],
    ['Europe/Amsterdam', '2027-10-31', 150, '2027-10-31T02:30:00'],
    ['America/New_York', '2027-03-14', 540, '2027-03-14T09:00:00'],
    ['Asia/Tokyo', '2027-03-14', 0, '2027-03-14T00:00:00'],
  ])('in %s on %s, %d minutes after midnight is shown as %s', (zone, date, minutes, shown) => {
    expect(localTime(instantOf(date, minutes, zone), zone)).toBe(shown);
  });

  test.each([
    [135, 'PT2H15M'],
    [45, 'PT45M'],
    [120, 'PT2H'],
    [1_440, 'P1D'],
    [1_625, 'P1DT3H5M'],
    [0, 'PT0M'],
  ])('%d minutes are written %s', (minutes, text) => {
    expect(isoDuration(minutes * 60_000)).toBe(text);
  });
});
