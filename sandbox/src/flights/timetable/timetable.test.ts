import { createRandom } from '../../kit/random';
import { AIRLINES, arePartners } from '../reference/airlines';
import { AIRPORTS, airportOf, airportsOf, METRO_AREAS } from '../reference/airports';
import { journeysBetween } from './connections';
import { designator, firstOf, flightsOn, journeyKey, lastOf, type Flight } from './flight';
import { journeysBySeller } from './journeys';
import { makeNetwork, network } from './network';
import { transferTimes } from './transfers';
import { addDays, instantOf, localDate, localTime, zoneOffset } from '../../kit/zones';

jest.setTimeout(60_000);

const routes = () => [...network().from.values()].flat();

/** The same few hundred routes in every run. */
function someRoutes(count: number) {
  const random = createRandom('timetable test');
  const all = routes();
  return Array.from({ length: count }, () =>
    random.pick([...all.slice(0, 1), ...all] as [(typeof all)[0], ...typeof all]),
  );
}

const SEARCHES: [from: string, to: string, date: string, connections: number][] = [
  ['AMS', 'BCN', '2026-12-10', 1],
  ['LON', 'NYC', '2027-03-14', 1],
  ['AMS', 'AKL', '2027-01-08', 2],
  ['GRQ', 'NCE', '2027-05-02', 2],
  ['SFO', 'SYD', '2027-02-20', 1],
  ['EIN', 'FAO', '2027-07-17', 1],
  ['LHR', 'DXB', '2026-12-10', 1],
];

function journeys([from, to, date, connections]: (typeof SEARCHES)[number]): Flight[][] {
  return [...journeysBySeller(from, to, date, connections).values()].flat();
}

describe('reference tables', () => {
  test('every airport has a code of its own, a time zone and a size', () => {
    expect(AIRPORTS.length).toBeGreaterThan(3_000);
    expect(new Set(AIRPORTS.map(({ iata }) => iata)).size).toBe(AIRPORTS.length);
    for (const timeZone of new Set(AIRPORTS.map((airport) => airport.timeZone)))
      expect(() => zoneOffset(timeZone, 0)).not.toThrow();
  });

  test('the airports of a town and the hubs of an airline are in the data', () => {
    for (const metro of METRO_AREAS)
      expect(metro.airports.map((iata) => airportOf(iata).metro)).toEqual(
        metro.airports.map(() => metro),
      );
    for (const { hubs } of AIRLINES)
      expect(Object.keys(hubs).map((iata) => airportOf(iata).iata)).toEqual(Object.keys(hubs));
    expect(new Set(AIRLINES.map(({ iata }) => iata)).size).toBe(AIRLINES.length);
  });

  test.each([
    ['AMS', ['AMS']],
    ['LON', ['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN']],
    ['IST', ['IST']],
    ['XXX', []],
  ])('%s stands for %j', (code, airports) => {
    expect(airportsOf(code).map(({ iata }) => iata)).toEqual(airports);
  });
});

describe('the timetable', () => {
  test('gives every flight a number of its own', () => {
    const all = routes().flatMap(({ departures }) => departures);
    expect(new Set(all.map(designator)).size).toBe(all.length);
    expect(all.every(({ number }) => /^[1-9]\d{0,3}$/.test(number))).toBe(true);
  });

  test('is the same when it is made again', () => {
    const again = makeNetwork();
    for (const { departures, from, to, carrier } of someRoutes(300)) {
      const same = again.from
        .get(from)
        ?.find((route) => route.to === to && route.carrier === carrier);
      expect(same?.departures).toEqual(departures);
    }
  });

  test('sends no aircraft farther than it reaches, and lets every flight take its time', () => {
    for (const { departures } of someRoutes(200)) {
      for (const { aircraft, km, block, days } of departures) {
        expect(km).toBeLessThanOrEqual(aircraft.reach);
        expect(block).toBeGreaterThan((km / aircraft.speed) * 55);
        expect(days).toBeGreaterThan(0);
      }
    }
  });

  test('never lands before it takes off, and shows the clocks of both ends', () => {
    for (const { departures } of someRoutes(200)) {
      for (const flight of flightsOn(departures, '2027-03-27')) {
        const { departure } = flight;
        expect(flight.arrivesAt).toBeGreaterThan(flight.departsAt);
        expect(localTime(flight.departsAt, departure.from.timeZone).slice(0, 10)).toBe(
          '2027-03-27',
        );
        expect(
          instantOf(localDate(flight.arrivesAt, departure.to.timeZone), 0, departure.to.timeZone),
        ).toBeLessThanOrEqual(flight.arrivesAt);
      }
    }
  });

  test.each([
    ['AMS', 'JFK', 7 * 60, 9 * 60 + 30],
    ['JFK', 'AMS', 6 * 60, 8 * 60 + 30],
    ['AMS', 'BCN', 110, 160],
    ['LHR', 'SYD', undefined, undefined],
  ])(
    '%s to %s takes between %p and %p minutes without a change, or has none',
    (from, to, least, most) => {
      const direct = (network().from.get(airportOf(from)) ?? []).filter(
        (route) => route.to.iata === to && route.carrier.kind === 'network',
      );
      const blocks = direct.flatMap(({ departures }) => departures.map(({ block }) => block));
      if (least === undefined || most === undefined) return expect(blocks).toEqual([]);
      expect(blocks.length).toBeGreaterThan(0);
      expect(Math.min(...blocks)).toBeGreaterThanOrEqual(least);
      return expect(Math.max(...blocks)).toBeLessThanOrEqual(most);
    },
  );

  test('has many ways out of large airports and few out of small ones', () => {
    const count = (iata: string) => network().from.get(airportOf(iata))?.length ?? 0;
    expect(count('AMS')).toBeGreaterThan(200);
    expect(count('EIN')).toBeGreaterThan(50);
    expect(count('GRQ')).toBeLessThan(12);
  });
});

describe('journeys', () => {
  test.each(SEARCHES)(
    'from %s to %s on %s with up to %d changes leave on their day, in order, with time to change',
    (...search) => {
      const found = journeys(search);
      expect(found.length).toBeGreaterThan(0);
      for (const journey of found) {
        expect(journey.length).toBeLessThanOrEqual(search[3] + 1);
        const [first] = journey;
        expect(localDate(first?.departsAt ?? 0, first?.departure.from.timeZone ?? 'UTC')).toBe(
          search[2],
        );
        journey.slice(1).forEach((flight, index) => {
          const before = journey[index];
          if (before === undefined) throw new Error('no flight before');
          const wait = flight.departsAt - before.arrivesAt;
          expect(flight.departure.from).toBe(before.departure.to);
          const [least, most] = transferTimes(before, flight);
          expect(wait).toBeGreaterThanOrEqual(least);
          expect(wait).toBeLessThanOrEqual(most);
          expect(arePartners(before.departure.carrier, flight.departure.carrier)).toBe(true);
          expect(flight.departure.carrier.kind).toBe('network');
        });
      }
    },
  );

  test('fly on the days of their timetable only', () => {
    for (const search of SEARCHES)
      for (const { departure, date } of journeys(search).flat())
        expect((departure.days >> new Date(date).getUTCDay()) & 1).toBe(1);
  });

  test('none is worse in every respect than another of the same seller', () => {
    for (const [, own] of journeysBySeller('AMS', 'BKK', '2026-12-10', 1)) {
      const beats = (other: Flight[], journey: Flight[]) =>
        other.length <= journey.length &&
        firstOf(other).departsAt > firstOf(journey).departsAt &&
        lastOf(other).arrivesAt < lastOf(journey).arrivesAt;
      for (const journey of own) expect(own.filter((other) => beats(other, journey))).toEqual([]);
    }
  });

  test('are the same when they are looked for again', () => {
    for (const search of SEARCHES)
      expect(journeys(search).map(journeyKey)).toEqual(journeys(search).map(journeyKey));
  });

  test('without a change are those of the day alone', () => {
    const [from, to] = [airportOf('AMS'), airportOf('BCN')];
    expect(journeysBetween(from, to, '2026-12-10', 0).every(({ length }) => length === 1)).toBe(
      true,
    );
    expect(journeysBetween(from, to, addDays('2026-12-10', 1), 0)[0]?.[0]?.date).toBe('2026-12-11');
  });
});
