import type { PlaceSuggestion, PlaceType } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { ChosenPlace } from './criteria';
import { breadcrumbOf, type PlaceStep } from '../place/breadcrumb';
import { termsOf } from '../place/search-terms';

/** The search state of the specification (HOT-31): `search` and, beside it, `breadcrumb`. */
export interface SearchState {
  search: {
    language: Language;
    countryName: string;
    destinationName: string | null;
    city_name: string | null;
    hotel_name: string | null;
    searchTerms: string;
    place: { type: PlaceType; id: string };
    size: number;
  };
  breadcrumb: PlaceStep[];
}

/** Hotels on a page, and below in a short search (OQ-30, CON-09). */
export const PAGE_SIZE = 20;
export const SHORT_SIZE = 6;

export function chosenPlace(place: PlaceSuggestion): ChosenPlace {
  const { type, id, timeZone, latitude, longitude } = place;
  return { type, id, searchTerms: termsOf(place), timeZone, point: { latitude, longitude } };
}

export function searchStateOf(
  place: PlaceSuggestion,
  language: Language,
  size = PAGE_SIZE,
): SearchState {
  return {
    search: {
      language,
      countryName: place.type === 'country' ? place.label : place.countryName,
      destinationName: place.type === 'destination' ? place.label : place.destinationName,
      city_name: place.type === 'city' ? place.label : place.cityName,
      hotel_name: place.type === 'hotel' ? place.label : null,
      searchTerms: termsOf(place),
      place: { type: place.type, id: place.id },
      size,
    },
    breadcrumb: breadcrumbOf(place),
  };
}
