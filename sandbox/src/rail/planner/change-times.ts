import { kilometres } from '../../kit/distance';
import acrossTown from '../data/across-town.json';
import changes from '../data/change-minutes.json';
import type { Station } from '../stations/station';

/** The larger a station, the longer the way from train to train. */
export function changeMinutes({ weight }: Station): number {
  return changes.find(({ least }) => weight >= least)?.minutes ?? 5;
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
export function connectionMinutes(from: Station, to: Station): number | undefined {
  return from.code === to.code ? changeMinutes(from) : acrossTownMinutes(from, to);
}
