import type { SearchAroundResult } from '@wayfare/api-contract';
import type { StaySearch } from './criteria';
import { chosenPlace } from './search-state';

/** Replaces the place's words by the API's: those of a URL may be of another language, or forged. */
export function withPlaceNamed(
  criteria: StaySearch,
  { place, timeZone }: Pick<SearchAroundResult, 'place' | 'timeZone'>,
): StaySearch {
  if (place === null) return criteria;
  return { ...criteria, place: { ...chosenPlace(place), timeZone } };
}
