import { stationByCode } from '../stations/station';
import { acrossTownMinutes, changeMinutes } from './change-times';
import { planJourneys } from './planner';

function station(code: string) {
  const found = stationByCode(code);
  if (found === undefined) throw new Error(code);
  return found;
}

test.each([
  ['FR:paris-gare-du-nord', 10, 12],
  ['NL:utrecht-centraal', 8, 12],
  ['NL:zwolle', 5, 8],
  ['CH:visp', 5, 5],
  ['NO:myrdal', 5, 5],
])('at %s a change takes from %d to %d minutes', (code, least, most) => {
  expect(changeMinutes(station(code))).toBeGreaterThanOrEqual(least);
  expect(changeMinutes(station(code))).toBeLessThanOrEqual(most);
});

test.each([
  ['FR:paris-gare-du-nord', 'FR:paris-gare-de-lyon', 60],
  ['FR:paris-gare-de-lyon', 'FR:paris-gare-du-nord', 60],
  ['FR:lille-europe', 'FR:lille-flandres', 15],
  ['GB:london-st-pancras', 'GB:london-euston', 25],
  ['NL:amsterdam-centraal', 'NL:utrecht-centraal', undefined],
  ['NL:utrecht-centraal', 'NL:utrecht-centraal', undefined],
])('from %s to %s across town takes %p minutes', (from, to, minutes) => {
  expect(acrossTownMinutes(station(from), station(to))).toBe(minutes);
});

test('a way across town that nobody has timed takes longer the farther it is', () => {
  const [near, far] = [
    acrossTownMinutes(station('AT:wien-hbf'), station('AT:wien-meidling')),
    acrossTownMinutes(station('HU:budapest-keleti'), station('HU:budapest-kelenfold')),
  ];
  expect(near).toBeGreaterThanOrEqual(25);
  expect(far).toBeGreaterThan(near ?? Infinity);
});

test('TRN-02: a change between two stations of Paris is named as one', () => {
  const journeys = planJourneys({
    from: 'NL:rotterdam-centraal',
    to: 'FR:lyon',
    after: new Date('2026-12-10T08:00:00Z'),
  });
  const across = journeys
    .flatMap(({ transfers }) => transfers)
    .filter(({ kind }) => kind === 'across-town');
  expect(across).toContainEqual({
    fromStation: 'FR:paris-gare-du-nord',
    toStation: 'FR:paris-gare-de-lyon',
    minutes: expect.any(Number),
    kind: 'across-town',
  });
  expect(across.every(({ minutes }) => minutes >= 60)).toBe(true);
});

test('TRN-06: who changes to a train under the Channel has time to check in', () => {
  const journeys = planJourneys({
    from: 'NL:utrecht',
    to: 'GB:london',
    after: new Date('2026-12-10T05:00:00Z'),
  });
  const boarded = journeys.flatMap(({ rides, transfers }) =>
    rides
      .slice(1)
      .flatMap((ride, index) => (ride.checkInMinutes > 0 ? [transfers[index]?.minutes ?? 0] : [])),
  );
  expect(boarded.length).toBeGreaterThan(0);
  expect(Math.min(...boarded)).toBeGreaterThanOrEqual(30);
});
