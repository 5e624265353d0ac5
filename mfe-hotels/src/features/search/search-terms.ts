export interface PlaceNames {
  hotel_name?: string | null;
  /** the city, or the region where there is no city */
  destinationName?: string | null;
  countryName?: string | null;
}

/** "hotel, destination, country", or the shorter form that the given fields allow (HOT-30, OQ-39). */
export function searchTerms({ hotel_name, destinationName, countryName }: PlaceNames): string {
  return [hotel_name, destinationName, countryName]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(', ');
}
