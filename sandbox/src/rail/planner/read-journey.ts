import { instantOf } from '../../kit/zones';
import { firstStation, type Line } from '../network/line';
import { acrossTownMinutes, changeMinutes } from './change-times';
import { runsOn } from './day-window';
import { arrivesAt, departsAt, type Boarding } from './write-journey';

const RIDE = /^([A-Z]+\d+)\.(\d{4})(\d\d)(\d\d)\.(\d+)-(\d+)$/;
const MINUTE = 60_000;
const MOST_RIDES = 5;

export interface Train {
  line: Line;
  slot: number;
}

export function trainsByNumber(lines: readonly Line[]): Map<string, Train> {
  return new Map(
    lines.flatMap((line) =>
      line.starts.map((_, slot): [string, Train] => [
        `${line.carrier.code}${line.firstNumber + slot * 2}`,
        { line, slot },
      ]),
    ),
  );
}

function isDate(date: string): boolean {
  const at = Date.parse(date);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
}

function trainOn(
  trains: ReadonlyMap<string, Train>,
  number: string,
  date: string,
): Train | undefined {
  const train = trains.get(number);
  return train !== undefined && isDate(date) && runsOn(train.line.days, date) ? train : undefined;
}

function readRide(trains: ReadonlyMap<string, Train>, text: string): Boarding | undefined {
  const [, number, year, month, day, ...places] = RIDE.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  const train = number === undefined ? undefined : trainOn(trains, number, date);
  if (train === undefined) return undefined;
  const { line, slot } = train;
  const [from = 0, to = 0] = places.map(Number);
  if (from >= to || line.stops[from]?.boards !== true || line.stops[to]?.alights !== true)
    return undefined;
  return {
    line,
    slot,
    date,
    startsAt: instantOf(date, line.starts[slot] ?? 0, firstStation(line).timezone),
    from,
    to,
  };
}

function isCaught(arriving: Boarding, departing: Boarding): boolean {
  const [from, to] = [
    arriving.line.stops[arriving.to]?.station,
    departing.line.stops[departing.from]?.station,
  ];
  if (from === undefined || to === undefined) return false;
  const needed = from.code === to.code ? changeMinutes(from) : acrossTownMinutes(from, to);
  if (needed === undefined) return false;
  const checkIn = Math.max(0, departing.line.checkInMinutes - changeMinutes(to));
  return departsAt(departing) - arrivesAt(arriving) >= (needed + checkIn) * MINUTE;
}

/** The trains that an id names; nothing when one of them does not run or is not caught. */
export function readBoardings(
  trains: ReadonlyMap<string, Train>,
  id: string,
): Boarding[] | undefined {
  const parts = id.split('_');
  if (parts.length > MOST_RIDES) return undefined;
  const boardings = parts.flatMap((part) => readRide(trains, part) ?? []);
  const isWhole =
    boardings.length === parts.length &&
    boardings.slice(1).every((boarding, index) => isCaught(boardings[index] ?? boarding, boarding));
  return isWhole ? boardings : undefined;
}
