import { kilometres } from '../../kit/distance';
import { arePartners } from '../reference/airlines';
import type { Airport } from '../reference/airports';
import { testRoute } from './test-routes';
import { fliesOn, flightOn, type Departure, type Flight } from './flight';
import { network } from './network';
import type { Route } from './route';
import { isReasonable, isTransfer } from './transfers';
import { addDays, localDate } from '../../kit/zones';

/** Ways over one hub, and over two, that are looked at: those with the least detour. */
const MAX_WAYS = 40;
const MAX_LONG_WAYS = 24;

/** Kilometres that a way over hubs may have, for so many of the straight line. */
function longestWay(straightKm: number): number {
  return straightKm * 1.45 + 700;
}

function flightsOn(departures: readonly Departure[], date: string): Flight[] {
  return departures
    .filter((departure) => fliesOn(departure, date))
    .map((departure) => flightOn(departure, date));
}

function nextFlight(arriving: Flight, route: Route): Flight | undefined {
  const date = localDate(arriving.arrivesAt, arriving.departure.to.timeZone);
  const candidates = [
    ...flightsOn(route.departures, date),
    ...flightsOn(route.departures, addDays(date, 1)),
  ].filter((flight) => isTransfer(arriving, flight));
  return candidates.reduce<Flight | undefined>(
    (best, flight) => (best === undefined || flight.departsAt < best.departsAt ? flight : best),
    undefined,
  );
}

type Way = readonly Route[];

/** All airlines of a way carry each other's passengers, and those without connections none but their own guests from door to door. */
function isSold(way: Way): boolean {
  const [first, ...others] = way;
  return (
    first !== undefined &&
    way.every(({ carrier }) => carrier.kind === 'network') &&
    others.every(({ carrier }) => arePartners(first.carrier, carrier))
  );
}

function lengthOf(way: Way): number {
  return way.reduce((sum, { km }) => sum + km, 0);
}

function shortest(ways: Way[], count: number): Way[] {
  return ways.sort((a, b) => lengthOf(a) - lengthOf(b)).slice(0, count);
}

const hubsInto = new Map<Airport, Map<Airport, Route[]>>();

function makeIntoByHub(to: Airport): Map<Airport, Route[]> {
  const hubs = new Map<Airport, Route[]>();
  for (const route of network().to.get(to) ?? []) {
    const routes = hubs.get(route.from) ?? [];
    routes.push(route);
    hubs.set(route.from, routes);
  }
  return hubs;
}

function intoByHub(to: Airport): Map<Airport, Route[]> {
  const known = hubsInto.get(to) ?? makeIntoByHub(to);
  hubsInto.set(to, known);
  return known;
}

function waysOverOne(from: Airport, to: Airport, limit: number): Way[] {
  const into = intoByHub(to);
  const ways: Way[] = [];
  for (const first of network().from.get(from) ?? []) {
    for (const second of into.get(first.to) ?? []) {
      if (first.km + second.km <= limit && isSold([first, second])) ways.push([first, second]);
    }
  }
  return ways;
}

function waysOverTwo(from: Airport, to: Airport, limit: number): Way[] {
  const into = intoByHub(to);
  const ways: Way[] = [];
  const tail = (first: Route, second: Route): void => {
    for (const third of into.get(second.to) ?? []) {
      if (first.km + second.km + third.km <= limit && isSold([first, second, third]))
        ways.push([first, second, third]);
    }
  };
  for (const first of network().from.get(from) ?? []) {
    if (
      first.to === to ||
      first.carrier.kind !== 'network' ||
      first.km + kilometres(first.to, to) > limit
    )
      continue;
    for (const second of network().from.get(first.to) ?? []) {
      if (second.to !== from && into.has(second.to) && isSold([first, second])) tail(first, second);
    }
  }
  return ways;
}

/** Every departure of the first route, each with the first flights that can be caught after it. */
function journeysOn(way: Way, date: string): Flight[][] {
  const [first, ...others] = way;
  if (first === undefined) return [];
  return flightsOn(first.departures, date).flatMap((flight) => {
    const journey = [flight];
    for (const route of others) {
      const next = nextFlight(journey.at(-1) ?? flight, route);
      if (next === undefined) return [];
      journey.push(next);
    }
    return [journey];
  });
}

/** Journeys between two airports that leave on a local date, with up to two changes. */
export function journeysBetween(
  from: Airport,
  to: Airport,
  date: string,
  maxConnections: number,
): Flight[][] {
  const test = testRoute(from.iata, to.iata);
  if (test?.effect === 'no-offers' || test?.effect === 'timeout') return [];
  const direct = (network().from.get(from) ?? []).filter((route) => route.to === to);
  if (test?.isFlown === true)
    return direct
      .filter(({ carrier }) => carrier.kind === 'test')
      .flatMap((route) => journeysOn([route], date));
  const straight = kilometres(from, to);
  const limit = longestWay(straight);
  const ways: Way[] = test?.effect === 'connections-only' ? [] : direct.map((route) => [route]);
  if (maxConnections >= 1) ways.push(...shortest(waysOverOne(from, to, limit), MAX_WAYS));
  if (maxConnections >= 2) ways.push(...shortest(waysOverTwo(from, to, limit), MAX_LONG_WAYS));
  return ways
    .flatMap((way) => journeysOn(way, date))
    .filter((journey) => isReasonable(journey, straight));
}
