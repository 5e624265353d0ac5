import type { Way } from './scan';

const LONGEST_WAIT = 5 * 60;
/** Minutes that somebody leaves earlier for each that they arrive earlier. */
const PATIENCE = 8;

export const trainsOf = (way: Way): [Way, ...Way[]] => [
  way,
  ...(way.next === undefined ? [] : trainsOf(way.next)),
];

function waitAfter({ line, from, to, departure, next }: Way): number {
  const minutes = (line.stops[to]?.arrival ?? 0) - (line.stops[from]?.departure ?? 0);
  return next === undefined ? 0 : next.departure - departure - minutes;
}

/** What anybody would take: nobody leaves earlier to arrive later, nor much earlier to arrive a little earlier. */
export function worthTaking(ways: readonly Way[]): Way[] {
  const quick = ways.filter((way) =>
    trainsOf(way).every((train) => waitAfter(train) <= LONGEST_WAIT),
  );
  const latestFirst = (quick.length > 0 ? quick : ways).toSorted(
    (a, b) => b.departure - a.departure || a.cost - b.cost,
  );
  const kept: Way[] = [];
  for (const way of latestFirst) {
    const isBeaten = kept.some(
      ({ departure, cost }) => cost <= way.cost + (departure - way.departure) / PATIENCE,
    );
    if (!isBeaten) kept.unshift(way);
  }
  return kept;
}
