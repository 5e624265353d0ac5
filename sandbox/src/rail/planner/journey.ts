import { MINUTE, instantOf, localTime, zoneOffset } from '../../kit/zones';
import { numberOf, type Line } from '../network/network';

interface Boarding {
  line: Line;
  slot: number;
  date: string;
  from: number;
  to: number;
}

export function isoTime(at: number, zone: string): string {
  const offset = zoneOffset(zone, at);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${localTime(at, zone)}${offset < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(offset) / 60))}:${pad(Math.abs(offset) % 60)}`;
}

/** Its id is train, day at its first stop, and the stops: `ES9301.20261210.0-4`. */
export function rideOf({ line, slot, date, from, to }: Boarding) {
  const { carrier, kind, product, starts, stops, checkIn } = line;
  const startsAt = instantOf(date, starts[slot] ?? 0, stops[0].station.timezone);
  const [first = stops[0], last = stops[0]] = [stops[from], stops[to]];
  const number = String(numberOf(line, slot));
  return {
    id: `${carrier.code}${number}.${date.replaceAll('-', '')}.${from}-${to}`,
    carrier,
    kind,
    product,
    number,
    from: first.station.code,
    to: last.station.code,
    departure: isoTime(startsAt + first.departure * MINUTE, first.station.timezone),
    arrival: isoTime(startsAt + last.arrival * MINUTE, last.station.timezone),
    minutes: last.arrival - first.departure,
    km: last.km - first.km,
    checkInMinutes: checkIn,
  };
}

export type Ride = ReturnType<typeof rideOf>;

function minutesBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / MINUTE);
}

function transferOf(before: Ride, after: Ride) {
  return {
    fromStation: before.to,
    toStation: after.from,
    minutes: minutesBetween(before.arrival, after.departure),
    kind: before.to === after.from ? ('same-station' as const) : ('across-town' as const),
  };
}

export function journeyOf(rides: readonly [Ride, ...Ride[]]) {
  const [first, ...others] = rides;
  const { departure } = first;
  const { arrival } = others.at(-1) ?? first;
  return {
    /** the same journey has the same id on every day that it is asked for */
    id: rides.map(({ id }) => id).join('_'),
    departure,
    arrival,
    minutes: minutesBetween(departure, arrival),
    rides: [first, ...others],
    transfers: others.map((ride, index) => transferOf(rides[index] ?? first, ride)),
  };
}

export type Journey = ReturnType<typeof journeyOf>;

const RIDE = /^([A-Z]+\d+)\.(\d{4})(\d\d)(\d\d)\.(\d+)-(\d+)$/;

type Trains = ReadonlyMap<string, { line: Line; slot: number }>;

export function trainsByNumber(lines: readonly Line[]): Trains {
  return new Map(
    lines.flatMap((line) =>
      line.starts.map((_, slot) => [`${line.carrier.code}${numberOf(line, slot)}`, { line, slot }]),
    ),
  );
}

function readRide(trains: Trains, text: string): Ride | undefined {
  const [, number = '', year, month, day, ...places] = RIDE.exec(text) ?? [];
  const [from = 0, to = 0] = places.map(Number);
  const train = trains.get(number);
  return train && rideOf({ ...train, date: `${year}-${month}-${day}`, from, to });
}

/** The journey of an id, which nobody else can have made; nothing when a train is not in the timetable any more. */
export function readJourney(trains: Trains, id: string): Journey | undefined {
  const parts = id.split('_');
  const [first, ...others] = parts.flatMap((part) => readRide(trains, part) ?? []);
  return first && others.length === parts.length - 1 ? journeyOf([first, ...others]) : undefined;
}
