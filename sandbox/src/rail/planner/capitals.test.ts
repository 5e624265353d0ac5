import { planJourneys } from './planner';

jest.setTimeout(60_000);

const lengthsFrom = (from: string, to: string) =>
  planJourneys({ from, to, after: new Date('2026-12-09T04:00:00Z'), count: 1 }).map(
    ({ rides }) => rides.length,
  );

test.each([
  ['NL:amsterdam', 'ES:madrid'],
  ['NL:amsterdam', 'SE:stockholm'],
  ['GB:london', 'HU:budapest'],
  ['DE:berlin', 'RS:beograd'],
  ['DK:kobenhavn', 'IT:roma'],
  ['FR:paris', 'NO:oslo'],
  ['RO:bucuresti', 'BG:sofia'],
  ['LT:vilnius', 'PL:warszawa'],
  ['PT:lisboa', 'FR:paris'],
])('from %s to %s it takes four changes at most', (from, to) => {
  const [trains] = lengthsFrom(from, to);
  expect(trains).toBeGreaterThan(0);
  expect(trains).toBeLessThanOrEqual(5);
});

test.each([
  ['GB:london', 'IE:dublin'],
  ['SE:stockholm', 'FI:helsinki'],
])('no railway leads from %s to %s', (from, to) => {
  expect(lengthsFrom(from, to)).toEqual([]);
});
