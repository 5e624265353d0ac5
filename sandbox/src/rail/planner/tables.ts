import type { Line, Network } from '../network/network';
import { connectionMinutes, extraMinutes } from './change-times';

/** To or from another station, without a stop between. */
export interface Step {
  station: number;
  minutes: number;
}

/** When the trains of a line start, and which of all hops and trains are its own. */
export interface Run {
  days: number;
  starts: readonly number[];
  zone: number;
  firstHop: number;
  endHop: number;
  firstTrain: number;
}

function runsOf(lines: readonly Line[], zones: readonly string[]): Run[] {
  let [firstHop, firstTrain] = [0, 0];
  return lines.map((line) => {
    const endHop = firstHop + line.stops.length - 1;
    const zone = zones.indexOf(line.stops[0].station.timezone);
    const run = { days: line.days, starts: line.starts, zone, firstHop, endHop, firstTrain };
    firstHop = endHop;
    firstTrain += line.starts.length;
    return run;
  });
}

/** Every line from each of its stops to the next, as columns that a search runs through. */
function hopsOf({ stations, lines }: Network) {
  const indexes = new Map(stations.map((station, index) => [station, index]));
  const hops = lines.flatMap((line) =>
    line.stops
      .slice(1)
      .map((next, place) => ({ line, place, next, stop: line.stops[place] ?? next })),
  );
  const column = (valueOf: (hop: (typeof hops)[number]) => number) =>
    Int32Array.from(hops, valueOf);
  return {
    /** of the stop in its line */
    place: column(({ place }) => place),
    from: column(({ stop }) => indexes.get(stop.station) ?? 0),
    to: column(({ next }) => indexes.get(next.station) ?? 0),
    /** after the train has started */
    leaves: column(({ stop }) => stop.departure),
    minutes: column(({ stop, next }) => next.arrival - stop.departure),
    /** of a check-in, on top of a change */
    extra: column(({ stop, line }) => extraMinutes(stop.station, line.checkIn)),
    boards: column(({ stop }) => Number(stop.boards)),
    alights: column(({ next }) => Number(next.alights)),
  };
}

/** What every search reads: stations are named by their places in the network, trains and hops by their numbers. */
export function makeTables(network: Network) {
  const { stations, lines } = network;
  const zones = [...new Set(lines.map(({ stops }) => stops[0].station.timezone))];
  return {
    hops: hopsOf(network),
    runs: runsOf(lines, zones),
    zones,
    trains: lines.flatMap((line) => line.starts.map((_, slot) => ({ line, slot }))),
    weights: Int32Array.from(stations, ({ weight }) => weight),
    /** by station: from where somebody can come to board a train there, and so also to where they can change */
    changes: stations.map((to): Step[] =>
      stations.flatMap((from, station) => {
        const minutes = connectionMinutes(from, to);
        return minutes === undefined ? [] : [{ station, minutes }];
      }),
    ),
  };
}

export type Tables = ReturnType<typeof makeTables>;
