import { AIRLINES, type Airline } from '../reference/airlines';
import { airportOf, type Airport } from '../reference/airports';
import { designator, type Departure } from './flight';
import { slotCount, type Link } from './frequency';
import { makeRoute, type Route } from './route';
import { placesServed } from './served-places';
import { testFlights } from './test-flights';

export interface Network {
  from: ReadonlyMap<Airport, readonly Route[]>;
  to: ReadonlyMap<Airport, readonly Route[]>;
  byDesignator: (code: string) => Departure | undefined;
}

/** Links from hubs, the farthest first: low numbers are long flights. */
function linksOf(carrier: Airline): Link[] {
  const links = new Map<string, Link>();
  for (const hub of carrier.hubs.map(airportOf)) {
    for (const { airport, km } of placesServed(carrier, hub)) {
      if (!links.has(`${airport.iata}-${hub.iata}`))
        links.set(`${hub.iata}-${airport.iata}`, { carrier, from: hub, to: airport, km });
    }
  }
  return [...links.values()].sort((a, b) => b.km - a.km);
}

class Numbers {
  readonly routes: Route[] = [];
  private readonly byCode = new Map<string, Route>();

  add(route: Route, first: number, count: number): void {
    this.routes.push(route);
    for (let index = 0; index < count; index += 1)
      this.byCode.set(`${route.carrier.iata}${first + index * 2}`, route);
  }

  find(code: string): Departure | undefined {
    return this.byCode.get(code)?.departures.find((departure) => designator(departure) === code);
  }
}

/** Both directions of every link: out has odd numbers, back the even ones after them. */
function addAirline(carrier: Airline, numbers: Numbers): void {
  let first = 101;
  for (const link of linksOf(carrier)) {
    const count = slotCount(link);
    numbers.add(makeRoute(link, first), first, count);
    numbers.add(makeRoute({ ...link, from: link.to, to: link.from }, first + 1), first + 1, count);
    first += 2 * count;
  }
}

function group(routes: readonly Route[], end: 'from' | 'to'): Map<Airport, Route[]> {
  const groups = new Map<Airport, Route[]>();
  for (const route of routes) {
    const here = groups.get(route[end]) ?? [];
    here.push(route);
    groups.set(route[end], here);
  }
  return groups;
}

export function makeNetwork(): Network {
  const numbers = new Numbers();
  for (const airline of AIRLINES) addAirline(airline, numbers);
  for (const route of testFlights())
    for (const { number } of route.departures) numbers.add(route, Number(number), 1);
  const routes = [...new Set(numbers.routes)];
  return {
    from: group(routes, 'from'),
    to: group(routes, 'to'),
    byDesignator: (code) => numbers.find(code),
  };
}

let made: Network | undefined;

export function network(): Network {
  made ??= makeNetwork();
  return made;
}
