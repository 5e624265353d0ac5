import { kilometres } from '../../kit/distance';
import { aircraftOf } from '../reference/aircraft';
import { airlineOf, TEST_AIRLINE } from '../reference/airlines';
import { airportOf } from '../reference/airports';
import { TEST_ROUTES, type TestRoute } from './test-routes';
import type { Departure, Via } from './flight';
import { blockMinutes, type Link } from './frequency';
import type { Route } from './route';

const EVERY_DAY = 0b1111111;
const MINUTES = [485, 770, 1_090];
const GROUND_MINUTES = 60;
const NARROW_REACH_KM = 4_500;

function hop(link: Link, iata: string): { link: Link; block: number } {
  const whole = { ...link, km: kilometres(link.from, link.to) };
  return { link: whole, block: blockMinutes(whole, aircraftOf(iata)) };
}

function stopOf(link: Link, code: string, iata: string): { via: Via; block: number } {
  const airport = airportOf(code);
  const first = hop({ ...link, to: airport }, iata);
  const second = hop({ ...link, from: airport }, iata);
  return {
    via: { airport, after: first.block, ground: GROUND_MINUTES },
    block: first.block + GROUND_MINUTES + second.block,
  };
}

function testRoute({ from, to, via: stop }: TestRoute, index: number): Route {
  const carrier = airlineOf(TEST_AIRLINE);
  const ends = { carrier, from: airportOf(from), to: airportOf(to) };
  const km = kilometres(ends.from, ends.to);
  const type = km > NARROW_REACH_KM ? '789' : '320';
  const direct = { via: undefined, block: hop({ ...ends, km }, type).block };
  const { via, block } = stop === undefined ? direct : stopOf({ ...ends, km }, stop, type);
  const departures = MINUTES.map((minutes, slot): Departure => ({
    ...ends,
    operator: carrier,
    number: String(1_001 + index * 10 + slot),
    minutes,
    days: EVERY_DAY,
    aircraft: aircraftOf(type),
    km,
    block,
    via,
  }));
  return { ...ends, km, departures };
}

export function testFlights(): Route[] {
  return TEST_ROUTES.filter(({ isFlown }) => isFlown).map(testRoute);
}
