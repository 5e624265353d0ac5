import type { Network } from '../network/network';
import { acrossTownMinutes, changeMinutes } from './change-times';

export const NEVER = Infinity;

/** Where a line calls; times are minutes from the departure at its first stop. */
export interface Stop {
  /** as everywhere in the planner, by its place in the network */
  station: number;
  arrival: number;
  departure: number;
  boards: boolean;
  alights: boolean;
  /** minutes that the check-in takes on top of a change */
  extra: number;
}

interface Way {
  station: number;
  minutes: number;
}

/** The network as the search reads it, by line and by station. */
export interface Timetable {
  lines: readonly (readonly Stop[])[];
  calls: readonly (readonly { line: number; place: number }[])[];
  change: readonly number[];
  /** across town, from each station */
  paths: readonly (readonly Way[])[];
  /** the quickest hop of any train or path, into each station */
  hops: readonly (readonly Way[])[];
}

function pathsOf({ stations }: Network): Way[][] {
  const towns = new Map<string, number[]>();
  for (const [index, { city }] of stations.entries())
    towns.set(city.code, [...(towns.get(city.code) ?? []), index]);
  return stations.map((from) =>
    (towns.get(from.city.code) ?? []).flatMap((station) => {
      const to = stations[station];
      const minutes = to === undefined ? undefined : acrossTownMinutes(from, to);
      return minutes === undefined ? [] : [{ station, minutes }];
    }),
  );
}

/** The way across town itself is reckoned with the change. */
function hopsOf(lines: Timetable['lines'], paths: Timetable['paths']): Way[][] {
  const quickest = paths.map(() => new Map<number, number>());
  const note = (from: number, to: number, minutes: number): void => {
    const known = quickest[to]?.get(from) ?? NEVER;
    if (minutes < known) quickest[to]?.set(from, minutes);
  };
  for (const stops of lines)
    for (const [index, stop] of stops.entries()) {
      const before = stops[index - 1];
      if (before !== undefined) note(before.station, stop.station, stop.arrival - before.departure);
    }
  for (const [from, ways] of paths.entries())
    for (const { station } of ways) note(from, station, 0);
  return quickest.map((hops) => [...hops].map(([station, minutes]) => ({ station, minutes })));
}

export function makeTimetable(network: Network): Timetable {
  const indexes = new Map(network.stations.map(({ code }, index) => [code, index]));
  const change = network.stations.map(changeMinutes);
  const lines = network.lines.map(({ stops, checkInMinutes }) =>
    stops.map(({ station: { code }, arrival, departure, boards, alights }): Stop => {
      const station = indexes.get(code) ?? 0;
      const extra = Math.max(0, checkInMinutes - (change[station] ?? 0));
      return { station, arrival, departure, boards, alights, extra };
    }),
  );
  const calls = network.stations.map((): { line: number; place: number }[] => []);
  for (const [line, stops] of lines.entries())
    for (const [place, { station }] of stops.entries()) calls[station]?.push({ line, place });
  const paths = pathsOf(network);
  return { lines, calls, change, paths, hops: hopsOf(lines, paths) };
}

/**
 * How long it takes from every station to the nearest of the ends if every train were waiting: what cannot be there in
 * time by that is not looked at. Stations are taken in order of their minutes, from one list for each minute.
 */
export function leastMinutes({ hops }: Timetable, ends: readonly number[]): number[] {
  const least = hops.map(() => NEVER);
  const lists: number[][] = [[...ends]];
  for (const end of ends) least[end] = 0;
  for (let minutes = 0; minutes < lists.length; minutes += 1)
    for (const station of lists[minutes] ?? []) {
      if (least[station] !== minutes) continue;
      for (const hop of hops[station] ?? []) {
        const time = minutes + hop.minutes;
        if (time >= (least[hop.station] ?? NEVER)) continue;
        least[hop.station] = time;
        while (lists.length <= time) lists.push([]);
        lists[time]?.push(hop.station);
      }
    }
  return least;
}
