import { instantOf } from '../../../kit/zones';
import { runsOn, type Network } from '../../network/network';
import { acrossTownMinutes, changeMinutes } from '../change-times';

const MINUTE = 60_000;

interface Train {
  calls: readonly {
    station: number;
    arrival: number;
    departure: number;
    boards: boolean;
    alights: boolean;
  }[];
  checkIn: number;
}

function trainsOf({ stations, lines }: Network, dates: readonly string[]): Train[] {
  const indexes = new Map(stations.map(({ code }, index) => [code, index]));
  return lines.flatMap((line) =>
    dates
      .filter((date) => runsOn(line, new Date(date).getUTCDay()))
      .flatMap((date) =>
        line.starts.map((start): Train => {
          const startsAt = instantOf(date, start, line.stops[0].station.timezone);
          return {
            checkIn: line.checkIn,
            calls: line.stops.map(({ station, arrival, departure, boards, alights }) => ({
              station: indexes.get(station.code) ?? -1,
              arrival: startsAt + arrival * MINUTE,
              departure: startsAt + departure * MINUTE,
              boards,
              alights,
            })),
          };
        }),
      ),
  );
}

interface Way {
  from: number;
  minutes: number;
}

/** From where somebody can have come to board at a station, and in how many minutes. */
function waysInto({ stations }: Network): Way[][] {
  return stations.map((to) =>
    stations
      .flatMap((from, index) => ({
        from: index,
        minutes: from === to ? changeMinutes(to) : (acrossTownMinutes(from, to) ?? Infinity),
      }))
      .filter(({ minutes }) => minutes < Infinity),
  );
}

/** The earliest arrival with so many trains, found by trying every train at every stop: for holding the planner against. */
export function makeSlowSearch(
  network: Network,
  dates: readonly string[],
): (from: number, to: number, after: number, trains: number) => number {
  const all = trainsOf(network, dates);
  const ways = waysInto(network);
  const changes = network.stations.map(changeMinutes);
  const isCaught = (
    arrivals: ReadonlyMap<number, number>,
    station: number,
    departure: number,
    checkIn: number,
  ): boolean => {
    const extra = Math.max(0, checkIn - (changes[station] ?? 0));
    return (ways[station] ?? []).some(
      ({ from, minutes }) =>
        (arrivals.get(from) ?? Infinity) + (minutes + extra) * MINUTE <= departure,
    );
  };
  const ride = (
    { calls, checkIn }: Train,
    arrivals: ReadonlyMap<number, number>,
    next: Map<number, number>,
    isStart: (station: number, departure: number) => boolean,
  ): void => {
    let isAboard = false;
    for (const { station, arrival, departure, boards, alights } of calls) {
      if (isAboard && alights && arrival < (next.get(station) ?? Infinity))
        next.set(station, arrival);
      isAboard ||=
        boards && (isStart(station, departure) || isCaught(arrivals, station, departure, checkIn));
    }
  };
  return (from, to, after, most) => {
    let arrivals = new Map<number, number>();
    for (let count = 1; count <= most; count += 1) {
      const next = new Map(arrivals);
      for (const train of all)
        ride(train, arrivals, next, (station, departure) => station === from && departure >= after);
      arrivals = next;
    }
    return arrivals.get(to) ?? Infinity;
  };
}
