import { NEVER } from './labels';
import type { Timetable } from './timetable';

type Hops = Pick<Timetable, 'hopsFrom' | 'hopStation' | 'hopMinutes'>;

/** The quickest hop between every two stations that a train or a way across town joins directly, by where it ends. */
export function hopsTo(
  stationCount: number,
  {
    stopsFrom,
    station,
    arrival,
    departure,
  }: Pick<Timetable, 'stopsFrom' | 'station' | 'arrival' | 'departure'>,
  { pathsFrom, pathTo }: Pick<Timetable, 'pathsFrom' | 'pathTo'>,
): Hops {
  const quickest = Array.from({ length: stationCount }, () => new Map<number, number>());
  const note = (from: number, to: number, minutes: number): void => {
    const known = quickest[to]?.get(from);
    if (known === undefined || minutes < known) quickest[to]?.set(from, minutes);
  };
  for (let line = 0; line + 1 < stopsFrom.length; line += 1) {
    for (let at = (stopsFrom[line] ?? 0) + 1; at < (stopsFrom[line + 1] ?? 0); at += 1) {
      note(station[at - 1] ?? 0, station[at] ?? 0, (arrival[at] ?? 0) - (departure[at - 1] ?? 0));
    }
  }
  // the way across town itself is reckoned with the change
  for (let from = 0; from < stationCount; from += 1)
    for (let path = pathsFrom[from] ?? 0; path < (pathsFrom[from + 1] ?? 0); path += 1)
      note(from, pathTo[path] ?? 0, 0);
  const hopsFrom = new Int32Array(stationCount + 1);
  quickest.forEach((hops, index) => (hopsFrom[index + 1] = (hopsFrom[index] ?? 0) + hops.size));
  return {
    hopsFrom,
    hopStation: Int32Array.from(quickest.flatMap((hops) => [...hops.keys()])),
    hopMinutes: Int32Array.from(quickest.flatMap((hops) => [...hops.values()])),
  };
}

/**
 * How long it takes from every station to the nearest of the ends if every train were waiting: what cannot be there in
 * time by that is not looked at. Stations are taken in order of their minutes, from one list for each minute.
 */
export function leastMinutes(
  { stationCount, hopsFrom, hopStation, hopMinutes }: Hops & { stationCount: number },
  ends: readonly number[],
): Int32Array {
  const least = new Int32Array(stationCount).fill(NEVER);
  const lists: number[][] = [[...ends]];
  for (const end of ends) least[end] = 0;
  for (let minutes = 0; minutes < lists.length; minutes += 1) {
    const list = lists[minutes] ?? [];
    for (const station of list) {
      if (least[station] !== minutes) continue;
      for (let hop = hopsFrom[station] ?? 0; hop < (hopsFrom[station + 1] ?? 0); hop += 1) {
        const from = hopStation[hop] ?? 0;
        const time = minutes + (hopMinutes[hop] ?? 0);
        if (time >= (least[from] ?? 0)) continue;
        least[from] = time;
        while (lists.length <= time) lists.push([]);
        lists[time]?.push(from);
      }
    }
  }
  return least;
}
