import type { Network } from '../network/network';
import { acrossTownMinutes, changeMinutes } from './change-times';
import { hopsTo } from './hops';

/**
 * The network as flat arrays, for one direction of time. In the mirrored one time runs backwards: trains run from their
 * last stop to their first and every minute is negative, so that the search for the latest departure is the search for
 * the earliest arrival.
 */
export interface Timetable {
  lineCount: number;
  stationCount: number;
  isMirrored: boolean;
  /** stops of line l: from `stopsFrom[l]` up to `stopsFrom[l + 1]` */
  stopsFrom: Int32Array;
  station: Int32Array;
  arrival: Int32Array;
  departure: Int32Array;
  boards: Uint8Array;
  alights: Uint8Array;
  /** minutes on top of a change, before boarding, or in the mirrored one after alighting */
  boardExtra: Int32Array;
  alightExtra: Int32Array;
  /** calls at station s: from `callsFrom[s]` up to `callsFrom[s + 1]`, as line and place in it */
  callsFrom: Int32Array;
  callLine: Int32Array;
  callPlace: Int32Array;
  change: Int32Array;
  /** ways across town from station s */
  pathsFrom: Int32Array;
  pathTo: Int32Array;
  pathMinutes: Int32Array;
  /** hops of any train to station s: from `hopsFrom[s]` up to `hopsFrom[s + 1]`, where they come from and the fewest minutes */
  hopsFrom: Int32Array;
  hopStation: Int32Array;
  hopMinutes: Int32Array;
}

function pathsOf({ stations }: Network): Pick<Timetable, 'pathsFrom' | 'pathTo' | 'pathMinutes'> {
  const towns = new Map<string, number[]>();
  stations.forEach(({ city }, index) =>
    towns.set(city.code, [...(towns.get(city.code) ?? []), index]),
  );
  const [pathsFrom, to, minutes]: [number[], number[], number[]] = [[0], [], []];
  for (const from of stations) {
    for (const index of towns.get(from.city.code) ?? []) {
      const there = stations[index];
      const time = there === undefined ? undefined : acrossTownMinutes(from, there);
      if (time !== undefined) {
        to.push(index);
        minutes.push(time);
      }
    }
    pathsFrom.push(to.length);
  }
  return {
    pathsFrom: Int32Array.from(pathsFrom),
    pathTo: Int32Array.from(to),
    pathMinutes: Int32Array.from(minutes),
  };
}

function callsOf(
  stationCount: number,
  stopsFrom: Int32Array,
  station: Int32Array,
): Pick<Timetable, 'callsFrom' | 'callLine' | 'callPlace'> {
  const callsFrom = new Int32Array(stationCount + 1);
  for (const index of station) callsFrom[index + 1] = (callsFrom[index + 1] ?? 0) + 1;
  for (let index = 0; index < stationCount; index += 1)
    callsFrom[index + 1] = (callsFrom[index + 1] ?? 0) + (callsFrom[index] ?? 0);
  const [next, callLine, callPlace] = [
    callsFrom.slice(),
    new Int32Array(station.length),
    new Int32Array(station.length),
  ];
  for (let line = 0; line + 1 < stopsFrom.length; line += 1) {
    const first = stopsFrom[line] ?? 0;
    for (let at = first; at < (stopsFrom[line + 1] ?? 0); at += 1) {
      const here = station[at] ?? 0;
      const slot = next[here] ?? 0;
      next[here] = slot + 1;
      callLine[slot] = line;
      callPlace[slot] = at - first;
    }
  }
  return { callsFrom, callLine, callPlace };
}

export function makeTimetable(network: Network, isMirrored: boolean): Timetable {
  const { stations, lines } = network;
  const indexes = new Map(stations.map(({ code }, index) => [code, index]));
  const count = lines.reduce((sum, { stops }) => sum + stops.length, 0);
  const stopsFrom = new Int32Array(lines.length + 1);
  const [station, arrival, departure, boardExtra, alightExtra] = [
    new Int32Array(count),
    new Int32Array(count),
    new Int32Array(count),
    new Int32Array(count),
    new Int32Array(count),
  ];
  const [boards, alights] = [new Uint8Array(count), new Uint8Array(count)];
  const change = Int32Array.from(stations, changeMinutes);
  let at = 0;
  lines.forEach(({ stops, checkInMinutes }, line) => {
    for (const stop of isMirrored ? stops.toReversed() : stops) {
      const here = indexes.get(stop.station.code) ?? 0;
      const extra = Math.max(0, checkInMinutes - (change[here] ?? 0));
      station[at] = here;
      arrival[at] = isMirrored ? -stop.departure : stop.arrival;
      departure[at] = isMirrored ? -stop.arrival : stop.departure;
      boards[at] = Number(isMirrored ? stop.alights : stop.boards);
      alights[at] = Number(isMirrored ? stop.boards : stop.alights);
      boardExtra[at] = isMirrored ? 0 : extra;
      alightExtra[at] = isMirrored ? extra : 0;
      at += 1;
    }
    stopsFrom[line + 1] = at;
  });
  const paths = pathsOf(network);
  return {
    lineCount: lines.length,
    stationCount: stations.length,
    isMirrored,
    ...{ stopsFrom, station, arrival, departure, boards, alights, boardExtra, alightExtra, change },
    ...callsOf(stations.length, stopsFrom, station),
    ...paths,
    ...hopsTo(stations.length, { stopsFrom, station, arrival, departure }, paths),
  };
}
