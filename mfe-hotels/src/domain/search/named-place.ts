import type { SearchAroundResult } from '@wayfare/api-contract';
import type { StayCriteria } from './criteria';
import { chosenPlace } from './search-state';

/** The search with its place called as the API calls it: the words in a URL are of another language, or anybody's. */
export function withPlaceNamed(
  criteria: StayCriteria,
  { place, timeZone }: Pick<SearchAroundResult, 'place' | 'timeZone'>,
): StayCriteria {
  if (place === null) return criteria;
  return { ...criteria, place: { ...chosenPlace(place), timeZone } };
}
