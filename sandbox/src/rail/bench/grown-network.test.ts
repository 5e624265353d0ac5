import { landMass } from '../testing/land-mass';
import { makePlanner } from '../planner/planner';
import { placeByCode } from '../stations/places';
import { STATIONS } from '../stations/station';
import { grownNetwork } from './grown-network';

jest.setTimeout(60_000);

test('a network that has grown has the true one in it, hangs together, and leads where it led', () => {
  const grown = grownNetwork(2);
  expect(grown.stations).toHaveLength(2 * STATIONS.length);
  expect(grown.stations.slice(0, STATIONS.length)).toEqual(STATIONS);
  expect(new Set(grown.stations.map(({ code }) => code)).size).toBe(grown.stations.length);
  const stops = new Set(
    grown.lines.flatMap((line) => line.stops.map(({ station }) => station.code)),
  );
  const alone = grown.stations.filter(({ code }) => !stops.has(code));
  expect(
    alone.filter(
      (station) =>
        grown.stations.filter((other) => landMass(other) === landMass(station)).length > 1,
    ),
  ).toEqual([]);
  const planner = makePlanner(grown, (code) => placeByCode(code)?.stations ?? [code]);
  const journeys = planner.planJourneys({
    from: 'NL:amsterdam',
    to: 'FR:paris',
    after: new Date('2026-12-10T07:00:00Z'),
  });
  expect(journeys[0]).toMatchObject({ departure: '2026-12-10T08:10:00+01:00', minutes: 200 });
  for (const from of ['NL:zwolle-1', 'NL:zwolle'])
    expect(
      planner.planJourneys({
        from,
        to: 'FR:lyon-part-dieu-1',
        after: new Date('2026-12-10T05:00:00Z'),
      }).length,
    ).toBeGreaterThan(0);
});
