import { stripAddressCharacters } from '@wayfare/domain';

export interface PlaceNames {
  hotel_name?: string | null;
  /** the city, or the region where there is no city */
  destinationName?: string | null;
  countryName?: string | null;
}

/** One name between two commas: a comma of its own would make it two places (PLT-34). */
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
