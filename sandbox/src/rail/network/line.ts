import type { RailCarrier, RideKind } from '../planner/journey';
import type { Station } from '../stations/station';

export interface LineStop {
  station: Station;
  arrival: number;
  departure: number;
  km: number;
  boards: boolean;
  alights: boolean;
}

/** Trains of one direction with the same stops and running times; they never overtake each other. */
export interface Line {
  carrier: RailCarrier;
  product: string;
  kind: RideKind;
  stops: readonly LineStop[];
  starts: readonly number[];
  /** the days on which they run: bit 0 is Sunday */
  days: number;
  /** of the first train; each later one of the day has two more */
  firstNumber: number;
  checkInMinutes: number;
}

export const EVERY_DAY = 0b1111111;

export function numberOf(line: Line, slot: number): number {
  return line.firstNumber + slot * 2;
}

export function firstStation(line: Line): Station {
  const [first] = line.stops;
  if (first === undefined) throw new Error(`${line.product} ${line.firstNumber} stops nowhere`);
  return first.station;
}
