import type { Way } from './scan';

const LONGEST_WAIT = 5 * 60;
/** Minutes that somebody leaves earlier for each that they arrive earlier. */
const PATIENCE = 8;

export const waysOf = (way: Way): [Way, ...Way[]] => [
  way,
  ...(way.next === undefined ? [] : waysOf(way.next)),
];

function isQuick({ next, arrival }: Way): boolean {
  return next === undefined || (next.departure - arrival <= LONGEST_WAIT && isQuick(next));
}

const priceOf = ({ cost, departure }: Way): number => cost - departure / PATIENCE;

/**
 * When the last of those arrive that decide about ways that leave before a time. A way has to be better than the best that
 * leaves after that time, and what leaves later than that one's arrival and a little cannot be better than either.
 */
export function arrivalNeeded(ways: readonly Way[], time: number): number {
  const later = ways.filter((way) => way.departure >= time && isQuick(way));
  const least = later.reduce((known, way) => Math.min(known, priceOf(way)), Infinity);
  return (least * PATIENCE) / (PATIENCE - 1);
}

/** What anybody would take: nobody leaves earlier to arrive later, nor much earlier to arrive a little earlier. */
export function worthTaking(ways: readonly Way[]): Way[] {
  const quick = ways.filter(isQuick);
  const latestFirst = (quick.length > 0 ? quick : ways).toSorted(
    (a, b) => b.departure - a.departure || a.cost - b.cost,
  );
  const kept: Way[] = [];
  let least = Infinity;
  for (const way of latestFirst) {
    const price = priceOf(way);
    if (price < least) kept.push(way);
    least = Math.min(least, price);
  }
  return kept.reverse();
}
