import { createRandom } from '../../kit/random';
import { airlineOf } from '../reference/airlines';
import type { Departure } from './flight';
import { aircraftFor, blockMinutes, pairKey, slotsOf, type Link } from './frequency';

export interface Route extends Link {
  readonly departures: readonly Departure[];
}

function makeDepartures(link: Link, firstNumber: number): Departure[] {
  const { carrier, from, to, km } = link;
  const types = aircraftFor(link);
  return slotsOf(link).map(({ minutes, days }, index) => {
    const aircraft = createRandom(`aircraft/${pairKey(link)}/${index}`).pick(types);
    const isFeeder =
      carrier.feeder !== undefined &&
      (aircraft.kind === 'regional' || aircraft.kind === 'turboprop');
    const operator = isFeeder ? airlineOf(carrier.feeder ?? carrier.iata) : carrier;
    return {
      carrier,
      operator,
      number: String(firstNumber + index * 2),
      from,
      to,
      minutes,
      days,
      aircraft,
      km,
      block: blockMinutes(link, aircraft),
      via: undefined,
    };
  });
}

/** Its flights are made when somebody looks: a search sees a few hundred of the tens of thousands of routes. */
export function makeRoute(link: Link, firstNumber: number): Route {
  let made: Departure[] | undefined;
  return {
    ...link,
    get departures() {
      made ??= makeDepartures(link, firstNumber);
      return made;
    },
  };
}
