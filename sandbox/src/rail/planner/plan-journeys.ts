import { europe } from './europe';
import type { Journey } from './journey';
import type { EarlierSearch, JourneySearch } from './planner';

/** The next journeys by departure, within a day. */
export function planJourneys(search: JourneySearch): Journey[] {
  return europe().planJourneys(search);
}

/** The last journeys that leave before an instant, by departure. */
export function journeysBefore(search: EarlierSearch): Journey[] {
  return europe().journeysBefore(search);
}
