import { numberOf, runsOn, type Line } from '../network/network';
import { stationByCode } from '../stations/station';
import { connectionMinutes } from './change-times';
import { journeyOf, minutesBetween, rideOf, type Journey, type Ride } from './write-journey';

const RIDE = /^([A-Z]+\d+)\.(\d{4})(\d\d)(\d\d)\.(\d+)-(\d+)$/;
const MOST_RIDES = 5;

type Trains = ReadonlyMap<string, { line: Line; slot: number }>;

export function trainsByNumber(lines: readonly Line[]): Trains {
  return new Map(
    lines.flatMap((line) =>
      line.starts.map((_, slot) => [`${line.carrier.code}${numberOf(line, slot)}`, { line, slot }]),
    ),
  );
}

/** There is no 30th of February. */
function runsOnDate(line: Line, date: string): boolean {
  const day = new Date(date);
  return day.toJSON()?.startsWith(date) && runsOn(line, day.getUTCDay());
}

function readRide(trains: Trains, text: string): Ride | undefined {
  const [, number = '', year, month, day, ...places] = RIDE.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  const train = trains.get(number);
  if (train === undefined || !runsOnDate(train.line, date)) return undefined;
  const { line, slot } = train;
  const [from = 0, to = 0] = places.map(Number);
  const isRidden =
    from < to && line.stops[from]?.boards === true && line.stops[to]?.alights === true;
  return isRidden ? rideOf({ line, slot, date, from, to }) : undefined;
}

function isCaught(before: Ride, after: Ride): boolean {
  const [from, to] = [stationByCode(before.to), stationByCode(after.from)];
  const needed = from && to && connectionMinutes(from, to, after.checkInMinutes);
  return needed !== undefined && minutesBetween(before.arrival, after.departure) >= needed;
}

/** The journey that an id names; nothing when one of its trains does not run or is not caught. */
export function readJourney(trains: Trains, id: string): Journey | undefined {
  const parts = id.split('_');
  const [first, ...others] = parts.flatMap((part) => readRide(trains, part) ?? []);
  if (first === undefined || parts.length > MOST_RIDES || others.length < parts.length - 1)
    return undefined;
  const isWhole = others.every((ride, index) => isCaught(others[index - 1] ?? first, ride));
  return isWhole ? journeyOf([first, ...others]) : undefined;
}
