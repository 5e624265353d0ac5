import type { Aircraft } from '../reference/aircraft';
import type { Airline } from '../reference/airlines';
import type { Airport } from '../reference/airports';
import { instantOf } from '../../kit/zones';

/** A stop of one flight on its way: the number stays, travellers stay aboard. */
export interface Via {
  airport: Airport;
  /** minutes from departure to the stop, and on the ground there */
  after: number;
  ground: number;
}

/** One line of the timetable: a flight number that leaves at a local time on some days of the week. */
export interface Departure {
  carrier: Airline;
  operator: Airline;
  number: string;
  from: Airport;
  to: Airport;
  minutes: number;
  /** bit 0 is Sunday */
  days: number;
  aircraft: Aircraft;
  km: number;
  block: number;
  via: Via | undefined;
}

export interface Flight {
  departure: Departure;
  date: string;
  departsAt: number;
  arrivesAt: number;
}

const MINUTE = 60_000;

export function fliesOn({ days }: Departure, date: string): boolean {
  return ((days >> new Date(date).getUTCDay()) & 1) === 1;
}

export function flightOn(departure: Departure, date: string): Flight {
  const departsAt = instantOf(date, departure.minutes, departure.from.timeZone);
  return { departure, date, departsAt, arrivesAt: departsAt + departure.block * MINUTE };
}

/** `KL1665`: unique in the timetable. */
export function designator({ carrier, number }: Departure): string {
  return carrier.iata + number;
}

export function firstOf(flights: readonly Flight[]): Flight {
  const [first] = flights;
  if (first === undefined) throw new Error('a journey without a flight');
  return first;
}

export function lastOf(flights: readonly Flight[]): Flight {
  return flights.at(-1) ?? firstOf(flights);
}

export function durationOf(flights: readonly Flight[]): number {
  return lastOf(flights).arrivesAt - firstOf(flights).departsAt;
}

export function distanceOf(flights: readonly Flight[]): number {
  return flights.reduce((sum, { departure }) => sum + departure.km, 0);
}

/** Who sells a journey: the airline of its longest flight. */
export function sellerOf(flights: readonly Flight[]): Airline {
  return flights.reduce(
    (longest, flight) => (flight.departure.km > longest.departure.km ? flight : longest),
    firstOf(flights),
  ).departure.carrier;
}
