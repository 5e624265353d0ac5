import { isCircleType, type PlaceSuggestion, type PlaceType } from '@wayfare/api-contract';

export interface PlaceStep {
  type: PlaceType;
  label: string;
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

/** Steps from the country down; each step's path is a prefix of the next one's. A circle ends at what contains it. */
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
