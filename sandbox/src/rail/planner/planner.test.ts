import { network } from '../network/network';
import { placeByCode } from '../stations/places';
import { stationByCode } from '../stations/station';
import { acrossTownMinutes, changeMinutes } from './change-times';
import type { Journey } from './journey';
import { journeyById, journeysBefore, planJourneys, makePlanner } from './planner';
import { makeSlowSearch } from './testing/slow-search';

jest.setTimeout(60_000);

const MORNING = new Date('2026-12-10T05:00:00Z');
const at = (time: string) => Date.parse(time);

function station(code: string) {
  const found = stationByCode(code);
  if (found === undefined) throw new Error(code);
  return found;
}

const SEARCHES: [from: string, to: string, after: string][] = [
  ['NL:amsterdam', 'ES:barcelona', '2026-12-10T06:00:00Z'],
  ['NL:zwolle', 'CH:zermatt', '2026-12-10T06:00:00Z'],
  ['GB:bath-spa', 'NL:utrecht', '2026-12-11T10:00:00Z'],
  ['AT:wien', 'IT:roma', '2026-12-12T05:00:00Z'],
  ['FR:lille', 'FR:nice', '2027-03-27T18:00:00Z'],
  ['DE:berlin', 'PL:krakow', '2026-10-24T18:00:00Z'],
  ['PT:lisboa', 'ES:madrid', '2026-12-10T05:00:00Z'],
  ['SE:stockholm', 'DE:hamburg', '2026-12-10T05:00:00Z'],
  ['LT:vilnius', 'EE:tallinn', '2026-12-10T03:00:00Z'],
  ['NL:amsterdam', 'NL:utrecht', '2026-12-10T06:00:00Z'],
];

const search = ([from, to, after]: (typeof SEARCHES)[number], count?: number) =>
  planJourneys({ from, to, after: new Date(after), count });

describe('journeys', () => {
  test.each(SEARCHES)(
    'from %s to %s after %s leave in time and in order, from a station of the one to one of the other',
    (...asked) => {
      const [from, to, after] = asked;
      const journeys = search(asked);
      expect(journeys.length).toBeGreaterThan(0);
      expect(journeys.length).toBeLessThanOrEqual(6);
      const departures = journeys.map(({ departure }) => at(departure));
      expect(departures).toEqual([...departures].sort((a, b) => a - b));
      expect(Math.min(...departures)).toBeGreaterThanOrEqual(at(after));
      for (const { rides, departure, arrival, minutes } of journeys) {
        expect(placeByCode(from)?.stations).toContain(rides[0]?.from);
        expect(placeByCode(to)?.stations).toContain(rides.at(-1)?.to);
        expect(rides.length).toBeLessThanOrEqual(5);
        expect([departure, arrival, minutes]).toEqual([
          rides[0]?.departure,
          rides.at(-1)?.arrival,
          (at(arrival) - at(departure)) / 60_000,
        ]);
      }
    },
  );

  test.each(SEARCHES)('from %s to %s after %s leave time to change', (...asked) => {
    for (const { rides, transfers } of search(asked)) {
      expect(transfers).toHaveLength(rides.length - 1);
      transfers.forEach((transfer, index) => {
        const [before, after] = [rides[index], rides[index + 1]];
        if (before === undefined || after === undefined) throw new Error('no ride');
        const [here, there] = [station(before.to), station(after.from)];
        const needed =
          here === there
            ? Math.max(changeMinutes(here), after.checkInMinutes)
            : (acrossTownMinutes(here, there) ?? Infinity) +
              Math.max(0, after.checkInMinutes - changeMinutes(there));
        expect(transfer).toEqual({
          fromStation: before.to,
          toStation: after.from,
          minutes: (at(after.departure) - at(before.arrival)) / 60_000,
          kind: here === there ? 'same-station' : 'across-town',
        });
        expect(transfer.minutes).toBeGreaterThanOrEqual(needed);
      });
    }
  });

  test.each(SEARCHES)(
    'from %s to %s after %s: none leaves earlier and arrives later than one with as few changes',
    (...asked) => {
      const journeys = search(asked, 20);
      for (const journey of journeys) {
        const beats = (other: Journey) =>
          other !== journey &&
          other.rides.length <= journey.rides.length &&
          at(other.departure) >= at(journey.departure) &&
          at(other.arrival) <= at(journey.arrival);
        expect(journeys.filter(beats)).toEqual([]);
      }
    },
  );

  test.each(SEARCHES)(
    'from %s to %s after %s are the same when asked again, and are read back from their ids',
    (...asked) => {
      const journeys = search(asked);
      expect(search(asked)).toEqual(journeys);
      expect(journeys.map(({ id }) => journeyById(id))).toEqual(journeys);
      expect(new Set(journeys.map(({ id }) => id)).size).toBe(journeys.length);
    },
  );

  test('have the same id whenever they are asked for', () => {
    const early = planJourneys({
      from: 'NL:amsterdam',
      to: 'FR:lyon',
      after: new Date('2026-12-10T05:00:00Z'),
      count: 20,
    });
    const late = planJourneys({
      from: 'NL:amsterdam',
      to: 'FR:lyon',
      after: new Date('2026-12-10T10:00:00Z'),
      count: 3,
    });
    expect(late.length).toBe(3);
    expect(early.map(({ id }) => id)).toEqual(expect.arrayContaining(late.map(({ id }) => id)));
  });

  test('TRN-03: earlier ones end where the later ones begin', () => {
    const before = new Date('2026-12-10T12:00:00Z');
    const earlier = journeysBefore({ from: 'NL:amsterdam', to: 'FR:paris', before, count: 4 });
    expect(earlier).toHaveLength(4);
    expect(earlier.every(({ departure }) => at(departure) < before.getTime())).toBe(true);
    const all = planJourneys({
      from: 'NL:amsterdam',
      to: 'FR:paris',
      after: new Date(at(earlier[0]?.departure ?? '')),
      count: 6,
    });
    expect(all.slice(0, 4)).toEqual(earlier);
    expect(at(all[4]?.departure ?? '')).toBeGreaterThanOrEqual(before.getTime());
  });

  test('are none to nowhere, from a place to itself, or to an unknown place', () => {
    for (const to of ['XX:nowhere', 'NL:amsterdam', 'NL:amsterdam-zuid', 'NL:atlantis'])
      expect(planJourneys({ from: 'NL:amsterdam', to, after: MORNING })).toEqual([]);
    expect(journeysBefore({ from: 'XX:nowhere', to: 'NL:amsterdam', before: MORNING })).toEqual([]);
  });
});

describe('held against a search that tries everything', () => {
  const all = network();
  const own = (code: string) => ['NL', 'BE', 'LU'].includes(code.slice(0, 2));
  const stations = all.stations.filter(({ code }) => own(code));
  const small = {
    stations,
    lines: all.lines.filter(({ stops }) => stops.every((stop) => own(stop.station.code))),
  };
  const planner = makePlanner(small, (code) => [code]);
  const slow = makeSlowSearch(small, ['2026-12-09', '2026-12-10', '2026-12-11']);
  const index = (code: string) => stations.findIndex((each) => each.code === code);

  test.each([
    ['NL:groningen', 'BE:brugge'],
    ['LU:luxembourg', 'NL:zwolle'],
    ['NL:den-helder', 'NL:maastricht'],
    ['BE:arlon', 'NL:vlissingen'],
    ['NL:hardenberg', 'BE:genk'],
  ])(
    'from %s to %s every journey is the earliest to arrive with its trains, and leaves as late as it can',
    (from, to) => {
      const journeys = planner.planJourneys({
        from,
        to,
        after: new Date('2026-12-10T07:00:00Z'),
        count: 4,
      });
      expect(journeys.length).toBeGreaterThan(0);
      for (const { departure, arrival, rides } of journeys) {
        expect(slow(index(from), index(to), at(departure), rides.length)).toBe(at(arrival));
        expect(slow(index(from), index(to), at(departure) + 60_000, rides.length)).toBeGreaterThan(
          at(arrival),
        );
      }
      const first = slow(index(from), index(to), at('2026-12-10T07:00:00Z'), 5);
      expect(Math.min(...journeys.map(({ arrival }) => at(arrival))) - first).toBeLessThanOrEqual(
        45 * 60_000,
      );
    },
  );
});
