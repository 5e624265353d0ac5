import { kilometres } from '../../kit/distance';
import acrossTown from '../data/across-town.json';
import type { Station } from '../stations/station';

const CHANGES: readonly (readonly [weight: number, minutes: number])[] = [
  [70, 12],
  [65, 10],
  [58, 8],
  [0, 5],
];

export function changeMinutes({ weight }: Station): number {
  return CHANGES.find(([least]) => weight >= least)?.[1] ?? 5;
}

const FARTHEST_KM = 14;

/** Ways through a town that are known: by metro with its platforms, or a few minutes' walk. */
const KNOWN: Readonly<Record<string, number>> = acrossTown;

/** Minutes from an arrival at one station of a town to a departure at another; nothing where one leads to no other. */
export function acrossTownMinutes(from: Station, to: Station): number | undefined {
  if (from.city.code !== to.city.code || from.code === to.code) return undefined;
  const known = KNOWN[[from.code, to.code].sort().join(' ')];
  if (known !== undefined) return known;
  const km = kilometres(from, to);
  return km > FARTHEST_KM ? undefined : Math.ceil((20 + km * 7) / 5) * 5;
}

export function extraMinutes(station: Station, checkIn: number): number {
  return Math.max(0, checkIn - changeMinutes(station));
}

/** Minutes from an arrival to a departure; nothing where one leads to no other. */
export function connectionMinutes(from: Station, to: Station, checkIn = 0): number | undefined {
  const minutes = from.code === to.code ? changeMinutes(from) : acrossTownMinutes(from, to);
  return minutes === undefined ? undefined : minutes + extraMinutes(to, checkIn);
}
