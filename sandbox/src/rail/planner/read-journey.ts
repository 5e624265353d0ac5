import { numberOf, type Line } from '../network/network';
import { journeyOf, rideOf, type Journey, type Ride } from './write-journey';

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
