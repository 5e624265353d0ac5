import type { SearchAroundResult } from '@wayfare/api-contract';
import type { StaySearch } from './criteria';
import { chosenPlace } from './search-state';

/** The search with its place called as the API calls it: the words in a URL are of another language, or anybody's. */
export function withPlaceNamed(
  criteria: StaySearch,
  { place, timeZone }: Pick<SearchAroundResult, 'place' | 'timeZone'>,
): StaySearch {
  if (place === null) return criteria;
  return { ...criteria, place: { ...chosenPlace(place), timeZone } };
}
