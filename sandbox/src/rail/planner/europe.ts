import { network } from '../network/network';
import { placeByCode } from '../stations/places';
import { makePlanner, type Planner } from './planner';

let made: Planner | undefined;

/** The planner of the whole network, made once per process, at first need. */
export function europe(): Planner {
  made ??= makePlanner(network(), (code) => placeByCode(code)?.stations ?? []);
  return made;
}
