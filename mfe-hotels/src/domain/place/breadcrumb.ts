import { isCircleType, type PlaceSuggestion, type PlaceType } from '@wayfare/api-contract';

export interface PlaceStep {
  type: PlaceType;
  label: string;
  /** path below /hotels */
  path: string;
}

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
