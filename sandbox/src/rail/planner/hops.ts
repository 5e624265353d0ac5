import { zoneOffset } from '../../kit/zones';
import type { Network } from '../network/network';
import { extraMinutes } from './change-times';

/** Every train from each of its stops to the next; stations are named by their places in the network. */
export function hopsOf({ stations, lines }: Network) {
  const indexes = new Map(stations.map((station, index) => [station, index]));
  const trains = lines.flatMap((line) => line.starts.map((start, slot) => ({ line, start, slot })));
  return trains.flatMap(({ line, start, slot }, train) =>
    line.stops.slice(1).map((stop, place) => {
      const { station, departure, boards } = line.stops[place] ?? stop;
      return {
        train,
        line,
        slot,
        place,
        from: indexes.get(station) ?? 0,
        to: indexes.get(stop.station) ?? 0,
        minutes: stop.arrival - departure,
        /** of a check-in, on top of a change */
        extra: extraMinutes(station, line.checkIn),
        boards,
        alights: stop.alights,
        /** minutes after midnight by the clocks of the train's first station */
        leaves: start + departure,
      };
    }),
  );
}

export type Hop = ReturnType<typeof hopsOf>[number];

/** Hops by the minute at which they leave, from the midnight by UTC of the day on which their train starts. */
export type Departures = readonly (readonly Hop[] | undefined)[];

const NOON = 720 * 60_000;

/** All hops in the order of a day. It is the same on all days whose clocks differ as much, so few are made. */
export function makeDepartures(hops: readonly Hop[]): (date: string) => Departures {
  const zones = [...new Set(hops.map(({ line }) => line.stops[0].station.timezone))];
  const known = new Map<string, Departures>();
  return (date) => {
    // trains start between four in the morning and midnight, when the clocks are what they are at noon
    const offsets = new Map(zones.map((zone) => [zone, zoneOffset(zone, Date.parse(date) + NOON)]));
    const key = [...offsets.values()].join();
    const made = known.get(key);
    if (made !== undefined) return made;
    const departures: Hop[][] = [];
    for (const hop of hops)
      (departures[hop.leaves - (offsets.get(hop.line.stops[0].station.timezone) ?? 0)] ??= []).push(
        hop,
      );
    known.set(key, departures);
    return departures;
  };
}
