import { MINUTE, addDays, zoneOffset } from '../../kit/zones';
import type { Bounds } from './departures';
import type { Tables } from './tables';
import { scan, type Way } from './scan';
import { arrivalNeeded, worthTaking } from './worth-taking';

const HOUR = 60;
const NOON = 12 * HOUR;
/** From the day before, for who is under way at midnight, to the last that a long journey reaches into. */
const DAYS = 6;
/** How long after the last departure arrivals are looked at first, which is most often enough. */
const usualArrival = (fewest: number): number => 8 * HOUR + Math.ceil(1.2 * fewest);
const NO_LIMIT = 1_000_000;

/** From where to where, by station, and how many minutes it can take. */
export interface Trip extends Pick<Bounds, 'reached' | 'reaches'> {
  fewest: number;
  most: number;
}

/** Minutes since 1970: ways leave from the one on and before the other. */
export type Window = readonly [after: number, until: number];

/** Some days from a date, in minutes from an instant. */
export function daysFrom(date: string, origin: number, zones: readonly string[]): Bounds['days'] {
  return Array.from({ length: DAYS }, (_, index) => {
    const day = Date.parse(addDays(date, index));
    // trains start between four in the morning and midnight, when the clocks are what they are at noon
    const midnights = zones.map(
      (zone) => day / MINUTE - origin - zoneOffset(zone, day + NOON * MINUTE),
    );
    return { weekday: new Date(day).getUTCDay(), midnights: Int32Array.from(midnights) };
  });
}

/**
 * What is worth taking in a window, and the day on which its minutes and days begin. Only so many arrivals are looked at
 * as decide about it; nothing is said where those are not enough and what is found is too little anyway.
 */
export function waysInWindow(
  tables: Tables,
  { reached, reaches, fewest, most }: Trip,
  window: Window,
  least: number,
): { date: string; ways: Way[] } | undefined {
  const date = addDays(new Date(window[0] * MINUTE).toISOString().slice(0, 10), -1);
  const origin = Date.parse(date) / MINUTE;
  const [after, until] = [window[0] - origin, window[1] - origin];
  // a train may have called at a larger station of the town before
  const bounds = {
    ...{ days: daysFrom(date, origin, tables.zones), reached, reaches },
    after: after - HOUR,
  };
  const taken = (ways: readonly Way[]) =>
    worthTaking(ways).filter(({ departure }) => departure >= after && departure < until);
  let arrival = until + usualArrival(fewest);
  while (arrival < until + most) {
    const all = scan(tables, { ...bounds, latest: arrival, arrival });
    const ways = taken(all);
    // a train may call at a larger station of the last town later
    const needed = Math.ceil(arrivalNeeded(all, until)) + HOUR;
    if (needed <= arrival) return { date, ways };
    if (ways.length < least) return undefined;
    arrival = Math.min(needed, 2 * arrival - until);
  }
  const latest = until + most;
  return { date, ways: taken(scan(tables, { ...bounds, latest, arrival: NO_LIMIT })) };
}
