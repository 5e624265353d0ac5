import { isCircleType, type PlaceSuggestion } from '@wayfare/api-contract';
import { stripAddressCharacters } from '@wayfare/domain';

export interface PlaceNames {
  hotel_name?: string | null;
  destinationName?: string | null;
  countryName?: string | null;
}

/** Drops commas within a name: they separate places (PLT-34). */
const partOf = (name: string | null | undefined): string =>
  stripAddressCharacters(name ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** "hotel, destination, country", or the shorter form that the given fields allow (HOT-30, OQ-39). */
export function searchTerms({ hotel_name, destinationName, countryName }: PlaceNames): string {
  return [hotel_name, destinationName, countryName]
    .map(partOf)
    .filter((part) => part !== '')
    .join(', ');
}

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
