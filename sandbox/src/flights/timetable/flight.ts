import { instantOf } from '../../kit/zones';
import type { Airline } from '../reference/airlines';
import type { Airport } from '../reference/airports';
import type { Departure } from './schedule';

export interface Link {
  carrier: Airline;
  from: Airport;
  to: Airport;
  km: number;
}

export type Flight = ReturnType<typeof flightsOn>[number];

export function flightsOn(departures: readonly Departure[], date: string) {
  const day = 1 << new Date(date).getUTCDay();
  return departures
    .filter(({ days }) => (days & day) !== 0)
    .map((departure) => {
      const departsAt = instantOf(date, departure.minutes, departure.from.timeZone);
      return { departure, date, departsAt, arrivesAt: departsAt + departure.block * 60_000 };
    });
}

export function designator({ carrier, number }: Departure): string {
  return carrier.iata + number;
}

export function journeyKey(journey: readonly Flight[]): string {
  return journey.map(({ departure, date }) => `${designator(departure)}/${date}`).join();
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

export function sellerOf(flights: readonly Flight[]): Airline {
  return flights.reduce(
    (longest, flight) => (flight.departure.km > longest.departure.km ? flight : longest),
    firstOf(flights),
  ).departure.carrier;
}
