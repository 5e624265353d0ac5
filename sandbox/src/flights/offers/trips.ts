import { firstOf, lastOf, type Flight } from '../timetable/flight';
import { journeysBySeller } from '../timetable/journeys';
import type { Search } from './search';

type Journey = readonly Flight[];
export type Trip = readonly Journey[];

const MAX_TRIPS = 72;
const MAX_PER_SELLER = 16;
const BREAK = 60 * 60_000;

/** Every way to put one journey of each direction together, as long as each leaves after the one before it. */
function product(directions: readonly (readonly Journey[])[]): Trip[] {
  const limit = directions.length === 1 ? Infinity : MAX_PER_SELLER;
  const each = Math.max(1, Math.floor(limit ** (1 / directions.length)));
  return directions.reduce<Trip[]>(
    (trips, journeys) =>
      trips.flatMap((trip) => {
        const soonest = trip.length === 0 ? 0 : lastOf(trip.flat()).arrivesAt + BREAK;
        return journeys
          .filter((journey) => firstOf(journey).departsAt >= soonest)
          .slice(0, each)
          .map((journey) => [...trip, journey]);
      }),
    [[]],
  );
}

/** One of each group in turn, so that no airline is cut off for coming late in the alphabet. */
function inTurn<T>(groups: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    groups.flatMap((group) => group.slice(index, index + 1)),
  ).flat();
}

/** What can be bought for a search, the same airline there and back; where none flies all directions, several do. */
export function tripsOf({ slices, maxConnections, at }: Search): Trip[] {
  const directions = slices.map(({ origin, destination, departure_date: date }) => {
    const bySeller = journeysBySeller(origin, destination, date, maxConnections);
    for (const [seller, journeys] of bySeller)
      bySeller.set(
        seller,
        journeys.filter((journey) => firstOf(journey).departsAt > at),
      );
    return bySeller;
  });
  const sellers = [...(directions[0]?.keys() ?? [])].sort();
  const trips = inTurn(
    sellers.map((seller) => product(directions.map((direction) => direction.get(seller) ?? []))),
  );
  const found =
    trips.length > 0
      ? trips
      : product(directions.map((direction) => inTurn([...direction.values()])));
  return found.slice(0, MAX_TRIPS);
}
