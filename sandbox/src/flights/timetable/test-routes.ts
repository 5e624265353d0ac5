import { kilometres } from '../../kit/distance';
import rows from '../data/test-routes.json';
import { aircraftOf } from '../reference/aircraft';
import type { Airline } from '../reference/airlines';
import { airportOf } from '../reference/airports';
import { blockMinutes, EVERY_DAY, type Departure } from './schedule';

/** The supplier's documented routes for tests, then our own. They work between these airports, not between their towns. */
const byPath = new Map(rows.map((route) => [`${route.from}-${route.to}`, route]));

export const testRoute = (from: string, to: string) => byPath.get(`${from}-${to}`);

const MINUTES = [485, 770, 1_090];
const NARROW_REACH_KM = 4_500;

export function testFlights(carrier: Airline) {
  const flown = rows.filter(({ isFlown }) => isFlown);
  return flown.map((route, index) => {
    const [from, to] = [airportOf(route.from), airportOf(route.to)];
    const link = { carrier, from, to, km: kilometres(from, to) };
    const aircraft = aircraftOf(link.km > NARROW_REACH_KM ? '789' : '320');
    const departures = MINUTES.map((minutes, slot): Departure => ({
      ...link,
      operator: carrier,
      number: String(1_001 + index * 10 + slot),
      minutes,
      days: EVERY_DAY,
      aircraft,
      block: blockMinutes(link, aircraft),
    }));
    return { ...link, departures };
  });
}
