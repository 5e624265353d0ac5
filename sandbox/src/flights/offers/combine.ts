import { testRoute } from '../timetable/test-routes';
import { firstOf, lastOf, type Flight } from '../timetable/flight';
import { journeysBySeller } from '../timetable/journeys';
import { localTime } from '../../kit/zones';
import type { Search, SearchSlice, TimeRange } from './search';

export type Trip = readonly (readonly Flight[])[];

/** Trips that an answer holds, and that one airline has in it. */
const MAX_TRIPS = 72;
const MAX_PER_SELLER = 16;
/** At the turning point, before the next direction. */
const BREAK = 60 * 60_000;

function isWithin(range: TimeRange | undefined, at: number, zone: string): boolean {
  const time = localTime(at, zone).slice(11, 16);
  return range === undefined || (time >= range.from && time <= range.to);
}

function fits(
  { departure, arrival }: SearchSlice,
  journey: readonly Flight[],
  now: number,
): boolean {
  const [first, last] = [firstOf(journey), lastOf(journey)];
  return (
    first.departsAt > now &&
    isWithin(departure, first.departsAt, first.departure.from.timeZone) &&
    isWithin(arrival, last.arrivesAt, last.departure.to.timeZone)
  );
}

function follows(before: readonly Flight[], after: readonly Flight[]): boolean {
  return firstOf(after).departsAt >= lastOf(before).arrivesAt + BREAK;
}

/** Every way to put one journey of each direction together, as long as each leaves after the one before it. */
function product(directions: readonly (readonly (readonly Flight[])[])[], limit: number): Trip[] {
  const each = Math.max(1, Math.floor(limit ** (1 / directions.length)));
  const start: Trip[] = [[]];
  return directions.reduce<Trip[]>(
    (trips, journeys) =>
      trips.flatMap((trip) => {
        const before = trip.at(-1);
        const next =
          before === undefined ? journeys : journeys.filter((journey) => follows(before, journey));
        return next.slice(0, each).map((journey) => [...trip, journey]);
      }),
    start,
  );
}

/** One of each airline in turn, so that none is cut off for coming late in the alphabet. */
function inTurn(groups: readonly (readonly Trip[])[]): Trip[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    groups.flatMap((group) => group.slice(index, index + 1)),
  ).flat();
}

/** What can be bought for a search, the same airline there and back; where none flies all directions, several do. */
export function tripsOf({ slices, maxConnections, at }: Search): Trip[] {
  const directions = slices.map((slice) => {
    const bySeller = journeysBySeller(slice.origin, slice.destination, slice.date, maxConnections);
    return new Map(
      [...bySeller].map(
        ([seller, journeys]) =>
          [seller, journeys.filter((journey) => fits(slice, journey, at * 1000))] as const,
      ),
    );
  });
  const [first] = directions;
  const limit = slices.length === 1 ? Infinity : MAX_PER_SELLER;
  const own = [...(first?.keys() ?? [])].sort().map((seller) =>
    product(
      directions.map((direction) => direction.get(seller) ?? []),
      limit,
    ),
  );
  const trips = inTurn(own);
  const mixed =
    trips.length > 0
      ? trips
      : product(
          directions.map((direction) =>
            inTurn(
              [...direction.values()].map((journeys) => journeys.map((journey) => [journey])),
            ).flatMap(([journey]) => (journey === undefined ? [] : [journey])),
          ),
          MAX_PER_SELLER,
        );
  return mixed.slice(0, MAX_TRIPS);
}

export function effectsOf(trip: Trip): Set<string> {
  return new Set(
    trip.flatMap(
      (journey) =>
        testRoute(firstOf(journey).departure.from.iata, lastOf(journey).departure.to.iata)
          ?.effect ?? [],
    ),
  );
}
