import { leastMinutes } from './hops';
import type { Timetable } from './timetable';

/** Where a search begins or ends: the stations of a place, and calls that are not used because the train calls at a larger one of them. */
export interface Ends {
  stations: readonly number[];
  isEnd: Uint8Array;
  skipped: ReadonlySet<number>;
  /** minutes to the nearest of them at the very least */
  reach: Int32Array;
}

/** A train that calls at several stations of a town is taken at the largest, so that it is one train on every list. */
function skippedCalls(
  table: Timetable,
  stations: readonly number[],
  flags: Uint8Array,
  weight: (station: number) => number,
): Set<number> {
  const skipped = new Set<number>();
  if (stations.length < 2) return skipped;
  const best = new Map<number, number>();
  for (const station of stations) {
    for (
      let call = table.callsFrom[station] ?? 0;
      call < (table.callsFrom[station + 1] ?? 0);
      call += 1
    ) {
      const line = table.callLine[call] ?? 0;
      const at = (table.stopsFrom[line] ?? 0) + (table.callPlace[call] ?? 0);
      if (flags[at] === 0) continue;
      const other = best.get(line);
      if (other === undefined) best.set(line, at);
      else {
        const isBetter = weight(station) > weight(table.station[other] ?? 0);
        skipped.add(isBetter ? other : at);
        if (isBetter) best.set(line, at);
      }
    }
  }
  return skipped;
}

export function makeEnds(
  table: Timetable,
  stations: readonly number[],
  flags: Uint8Array,
  weight: (station: number) => number,
): Ends {
  const isEnd = new Uint8Array(table.stationCount);
  for (const station of stations) isEnd[station] = 1;
  return {
    stations,
    isEnd,
    skipped: skippedCalls(table, stations, flags, weight),
    reach: leastMinutes(table, stations),
  };
}
