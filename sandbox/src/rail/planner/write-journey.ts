import { localTime, zoneOffset } from '../../kit/zones';
import { numberOf, type Line, type LineStop } from '../network/line';
import type { Journey, Ride, Transfer } from './journey';

const MINUTE = 60_000;

/** One train on one day, between two of its stops. */
export interface Boarding {
  line: Line;
  slot: number;
  date: string;
  startsAt: number;
  from: number;
  to: number;
}

/** `2026-12-10T09:20:00+01:00` */
export function isoTime(at: number, zone: string): string {
  const offset = zoneOffset(zone, at);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${localTime(at, zone)}${offset < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(offset) / 60))}:${pad(Math.abs(offset) % 60)}`;
}

function stopOf({ stops }: Line, place: number): LineStop {
  const stop = stops[place];
  if (stop === undefined) throw new Error(`no stop ${place}`);
  return stop;
}

export function departsAt({ line, startsAt, from }: Boarding): number {
  return startsAt + stopOf(line, from).departure * MINUTE;
}

export function arrivesAt({ line, startsAt, to }: Boarding): number {
  return startsAt + stopOf(line, to).arrival * MINUTE;
}

/** `ES9301.20261210.0-4`: train, day at its first stop, and the stops. */
function rideId({ line, slot, date, from, to }: Boarding): string {
  return `${line.carrier.code}${numberOf(line, slot)}.${date.replace(/-/g, '')}.${from}-${to}`;
}

function writeRide(boarding: Boarding): Ride {
  const { line, slot, from, to } = boarding;
  const [first, last] = [stopOf(line, from), stopOf(line, to)];
  return {
    id: rideId(boarding),
    carrier: line.carrier,
    kind: line.kind,
    product: line.product,
    number: String(numberOf(line, slot)),
    from: first.station.code,
    to: last.station.code,
    departure: isoTime(departsAt(boarding), first.station.timezone),
    arrival: isoTime(arrivesAt(boarding), last.station.timezone),
    minutes: last.arrival - first.departure,
    km: last.km - first.km,
    checkInMinutes: line.checkInMinutes,
  };
}

function writeTransfer(arriving: Boarding, departing: Boarding): Transfer {
  const [fromStation, toStation] = [
    stopOf(arriving.line, arriving.to).station.code,
    stopOf(departing.line, departing.from).station.code,
  ];
  return {
    fromStation,
    toStation,
    minutes: Math.round((departsAt(departing) - arrivesAt(arriving)) / MINUTE),
    kind: fromStation === toStation ? 'same-station' : 'across-town',
  };
}

export function writeJourney(boardings: readonly Boarding[]): Journey | undefined {
  const rides = boardings.map(writeRide);
  const [first, last] = [boardings[0], boardings.at(-1)];
  const [firstRide, lastRide] = [rides[0], rides.at(-1)];
  if (
    first === undefined ||
    last === undefined ||
    firstRide === undefined ||
    lastRide === undefined
  )
    return undefined;
  return {
    id: rides.map(({ id }) => id).join('_'),
    departure: firstRide.departure,
    arrival: lastRide.arrival,
    minutes: Math.round((arrivesAt(last) - departsAt(first)) / MINUTE),
    rides,
    transfers: boardings
      .slice(1)
      .map((boarding, index) => writeTransfer(boardings[index] ?? first, boarding)),
  };
}
