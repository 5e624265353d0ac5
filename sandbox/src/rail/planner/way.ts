import type { Leg } from './legs';

/** A journey as the search knows it. */
export interface Way {
  legs: readonly Leg[];
  departure: number;
  arrival: number;
}

/** Minutes that one more change has to save. */
const CHANGE_IS_WORTH = 10;
/** Minutes that somebody leaves earlier for each that they arrive earlier. */
const PATIENCE = 8;

/** Nobody leaves earlier to arrive later, nor much earlier to arrive a little earlier, and nobody changes once more for a few minutes. */
function isBeaten(way: Way, by: Way): boolean {
  const saved = way.legs.length - by.legs.length;
  const later = by.departure - way.departure;
  if (
    by === way ||
    saved < 0 ||
    later < 0 ||
    by.arrival > way.arrival + saved * CHANGE_IS_WORTH + later / PATIENCE
  )
    return false;
  return saved > 0 || later > 0 || by.arrival < way.arrival;
}

/** Those that no other beats. */
export function unbeaten(ways: readonly Way[]): Way[] {
  return ways.filter((way) => !ways.some((other) => isBeaten(way, other)));
}
