import { isCircleType, type PlaceSuggestion, type PlaceType } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { ChosenPlace } from '../search/criteria';
import { searchTerms } from '../search/search-terms';

export interface PlaceStep {
  type: PlaceType;
  label: string;
  /** path below /hotels */
  path: string;
}

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

/** Hotels on a page of results, and in a short search (OQ-30, CON-09). */
export const PAGE_SIZE = 20;
export const SHORT_SIZE = 6;

const LEVELS: readonly PlaceType[] = ['country', 'destination', 'city', 'hotel'];

function namesOf(place: PlaceSuggestion): (string | null)[] {
  return [
    place.countryName,
    place.destinationName,
    place.cityName,
    place.type === 'hotel' ? place.label : null,
  ];
}

/** The steps from the country down to the place itself, or to what a circle lies in; each step's path is the start of the next one's. */
export function breadcrumbOf(place: PlaceSuggestion): PlaceStep[] {
  const segments = place.path.split('/').filter((segment) => segment !== '');
  const names = namesOf(place);
  const depth = isCircleType(place.type) ? segments.length : LEVELS.indexOf(place.type) + 1;
  return LEVELS.slice(0, depth).map((type, level) => ({
    type,
    label: (type === place.type ? place.label : names[level]) ?? '',
    path: `/${segments.slice(0, level + 1).join('/')}`,
  }));
}

/** What travellers call the destination: the city, or the region where no city is meant. */
function destinationOf(place: PlaceSuggestion): string | null {
  if (place.type === 'country') return null;
  if (isCircleType(place.type)) return place.cityName;
  if (place.type === 'destination') return place.destinationName ?? place.label;
  return place.cityName ?? (place.type === 'city' ? place.label : place.destinationName);
}

/** The words that a search field shows for a place (HOT-30). */
export function termsOf(place: PlaceSuggestion): string {
  return searchTerms({
    hotel_name: place.type === 'hotel' || isCircleType(place.type) ? place.label : null,
    destinationName: destinationOf(place),
    countryName: place.type === 'country' ? place.label : place.countryName,
  });
}

/** A place as a search keeps it. */
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
