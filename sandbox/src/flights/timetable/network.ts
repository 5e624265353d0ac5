import { AIRLINES, airlineOf, type Airline } from '../reference/airlines';
import { airportOf } from '../reference/airports';
import { kilometres } from '../../kit/distance';
import { remembered } from '../../kit/remembered';
import { grouped } from './grouped';
import type { Link } from './flight';
import { departuresOf, slotCount, type Departure } from './schedule';
import { testFlights } from './test-routes';

export interface Route extends Link {
  readonly departures: readonly Departure[];
}

/** Its flights are made when somebody looks: a search sees a few hundred of the tens of thousands of routes. */
function makeRoute(link: Link, firstNumber: number): Route {
  const departures = remembered(() => departuresOf(link, firstNumber));
  return {
    ...link,
    get departures() {
      return departures();
    },
  };
}

function linksOf(carrier: Airline): Link[] {
  return Object.entries(carrier.hubs)
    .flatMap(([hub, places]) =>
      places.split(' ').map((place) => {
        const [from, to] = [airportOf(hub), airportOf(place)];
        return { carrier, from, to, km: kilometres(from, to) };
      }),
    )
    .sort((a, b) => b.km - a.km);
}

/** Both directions of every link: out has odd numbers, back the even ones after them. */
function routesOf(carrier: Airline): Route[] {
  let first = 101;
  return linksOf(carrier).flatMap((link) => {
    const number = first;
    first += 2 * slotCount(link);
    const back = { ...link, from: link.to, to: link.from };
    return [makeRoute(link, number), makeRoute(back, number + 1)];
  });
}

export function makeNetwork() {
  const routes = [...AIRLINES.flatMap(routesOf), ...testFlights(airlineOf('ZZ'))];
  return { from: grouped(routes, ({ from }) => from), to: grouped(routes, ({ to }) => to) };
}

export const network = remembered(makeNetwork);
