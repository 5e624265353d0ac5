import { vtimezone } from './time-zone';

/** Observances as `kind start from to`. */
function observances(...[zone, checkIn, checkOut]: Parameters<typeof vtimezone>): string[] {
  const text = vtimezone(zone, checkIn, checkOut).join('\n');
  return [
    ...text.matchAll(
      /BEGIN:(STANDARD|DAYLIGHT)\nDTSTART:(\S+)\nTZOFFSETFROM:(\S+)\nTZOFFSETTO:(\S+)\nEND:\1/g,
    ),
  ].map((match) => match.slice(1).join(' '));
}

test.each([
  [
    'in winter',
    'Europe/Amsterdam',
    '2026-12-10',
    '2026-12-12',
    ['STANDARD 20261025T030000 +0200 +0100'],
  ],
  [
    'in summer',
    'Europe/Amsterdam',
    '2026-07-10',
    '2026-07-12',
    ['DAYLIGHT 20260329T020000 +0100 +0200'],
  ],
  [
    'over the end of summer time',
    'Europe/Amsterdam',
    '2026-10-24',
    '2026-10-26',
    ['DAYLIGHT 20260329T020000 +0100 +0200', 'STANDARD 20261025T030000 +0200 +0100'],
  ],
  [
    'over the beginning of summer time',
    'America/New_York',
    '2027-03-13',
    '2027-03-15',
    ['STANDARD 20261101T020000 -0400 -0500', 'DAYLIGHT 20270314T020000 -0500 -0400'],
  ],
  [
    'in the southern summer',
    'Australia/Sydney',
    '2026-12-10',
    '2026-12-12',
    ['DAYLIGHT 20261004T020000 +1000 +1100'],
  ],
  [
    'by half an hour',
    'Australia/Lord_Howe',
    '2026-12-10',
    '2026-12-12',
    ['DAYLIGHT 20261004T020000 +1030 +1100'],
  ],
  [
    'where clocks never change',
    'Asia/Tokyo',
    '2026-12-10',
    '2026-12-12',
    ['STANDARD 19700101T000000 +0900 +0900'],
  ],
  [
    'at a quarter of an hour',
    'Asia/Kathmandu',
    '2026-12-10',
    '2026-12-12',
    ['STANDARD 19700101T000000 +0545 +0545'],
  ],
  ['at UTC', 'UTC', '2026-12-10', '2026-12-12', ['STANDARD 19700101T000000 +0000 +0000']],
])('the clocks of a stay %s (%s)', (_when, zone, checkIn, checkOut, expected) => {
  expect(observances(zone, checkIn, checkOut)).toEqual(expected);
});

test('a zone that does not exist is an error', () => {
  expect(() => vtimezone('Mars/Olympus', '2026-12-10', '2026-12-12')).toThrow(RangeError);
});
