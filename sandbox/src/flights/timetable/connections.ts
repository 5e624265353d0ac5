import { kilometres } from '../../kit/distance';
import { remembered } from '../../kit/remembered';
import { addDays, localDate, MINUTE } from '../../kit/zones';
import { grouped } from './grouped';
import { arePartners } from '../reference/airlines';
import type { Airport } from '../reference/airports';
import { durationOf, flightsOn, type Flight } from './flight';
import { network, type Route } from './network';
import { testRoute } from './test-routes';
import { isTransfer } from './transfers';

const MAX_WAYS = [Infinity, 40, 24];

const longestWay = (straightKm: number): number => straightKm * 1.45 + 700;

type Way = readonly Route[];

/** All airlines of a way carry each other's passengers, and those without connections none but their own guests from door to door. */
function isSold(way: Way): boolean {
  return way.every(
    ({ carrier }) => carrier.kind === 'network' && arePartners(way[0]?.carrier ?? carrier, carrier),
  );
}

const lengthOf = (way: Way): number => way.reduce((sum, { km }) => sum + km, 0);

const intoByHub = remembered((to: Airport) =>
  grouped(network().to.get(to) ?? [], ({ from }) => from),
);

function waysOver(hubs: number, from: Airport, to: Airport, limit: number): Way[] {
  const into = intoByHub(to);
  const ways: Way[] = [];
  const isHub = (airport: Airport, left: number): boolean =>
    airport !== to && airport !== from && (left > 1 || into.has(airport));
  const extend = (way: Way, left: number): void => {
    const here = way.at(-1)?.to ?? from;
    for (const route of (left === 0 ? into : network().from).get(here) ?? []) {
      if (left > 0 && !isHub(route.to, left)) continue;
      const longer = [...way, route];
      if (lengthOf(longer) > limit || !isSold(longer)) continue;
      if (left === 0) ways.push(longer);
      else extend(longer, left - 1);
    }
  };
  extend([], hubs);
  return ways.sort((a, b) => lengthOf(a) - lengthOf(b)).slice(0, MAX_WAYS[hubs]);
}

function nextFlight(arriving: Flight, { departures }: Route): Flight | undefined {
  const date = localDate(arriving.arrivesAt, arriving.departure.to.timeZone);
  return [date, addDays(date, 1)]
    .flatMap((day) => flightsOn(departures, day))
    .filter((flight) => isTransfer(arriving, flight))
    .sort((a, b) => a.departsAt - b.departsAt)[0];
}

/** Every departure of the first route, each with the first flights that can be caught after it. */
function journeysOn([first, ...others]: Way, date: string): Flight[][] {
  const start = flightsOn(first?.departures ?? [], date).map((flight) => [flight]);
  return others.reduce(
    (journeys, route) =>
      journeys.flatMap((journey) => {
        const next = journey.slice(-1).flatMap((last) => nextFlight(last, route) ?? []);
        return next.map((flight) => [...journey, flight]);
      }),
    start,
  );
}

const MOST_MINUTES = 38 * 60;

function isReasonable(flights: readonly Flight[], straightKm: number): boolean {
  const straight = (straightKm / 850 + 0.7) * 60;
  return durationOf(flights) <= Math.min(straight * 2.6 + 6 * 60, MOST_MINUTES) * MINUTE;
}

export function journeysBetween(
  from: Airport,
  to: Airport,
  date: string,
  maxConnections: number,
): Flight[][] {
  const test = testRoute(from.iata, to.iata);
  if (test?.effect === 'no-offers' || test?.effect === 'timeout') return [];
  const direct = (intoByHub(to).get(from) ?? []).map((route) => [route]);
  if (test?.isFlown === true)
    return direct
      .filter(([route]) => route?.carrier.kind === 'test')
      .flatMap((way) => journeysOn(way, date));
  const straight = kilometres(from, to);
  const hubs = [1, 2].filter((count) => count <= maxConnections);
  return [
    ...(test?.effect === 'connections-only' ? [] : direct),
    ...hubs.flatMap((count) => waysOver(count, from, to, longestWay(straight))),
  ]
    .flatMap((way) => journeysOn(way, date))
    .filter((journey) => isReasonable(journey, straight));
}
