import { isApiError, type ApiClient } from '@wayfare/api-client';
import type { HotelResult } from '@wayfare/api-contract';
import { DEFAULT_PARTY, toOccupancies, type Language } from '@wayfare/domain';
import type { ChosenPlace } from '../../domain/search/criteria';
import { SHORT_SIZE } from '../../domain/search/search-state';
import { searchHotels, searchRequest } from '../../api/hotels.api';
import { loadPopularPlaces } from '../../api/places.api';
import { takeTurns } from './take-turns';

/** Without a country, the hotels come from this many of the most popular places. */
const POPULAR_PLACES = 3;

interface Asking {
  api: ApiClient;
  language: Language;
  signal: AbortSignal;
}

/** A short search without dates (CON-09); nothing for a place that the catalogue does not have. */
async function shortSearch(
  { type, id }: Pick<ChosenPlace, 'type' | 'id'>,
  { api, language }: Asking,
): Promise<HotelResult[]> {
  const criteria = {
    place: { type, id, searchTerms: '' },
    area: null,
    hotels: [],
    stay: null,
    party: DEFAULT_PARTY,
    occupancies: toOccupancies(DEFAULT_PARTY) ?? [],
  };
  try {
    return (
      await searchHotels(api, searchRequest(criteria, language, { size: SHORT_SIZE, page: 1 }))
    ).hotels;
  } catch (error) {
    if (isApiError(error) && error.statusCode === 404) return [];
    throw error;
  }
}

/** At most six hotels: the best of a country, or of the places that most people travel to. */
export async function loadFeatured(
  countryCode: string | undefined,
  asking: Asking,
): Promise<HotelResult[]> {
  if (countryCode !== undefined) return shortSearch({ type: 'country', id: countryCode }, asking);
  const places = await loadPopularPlaces(asking.api, asking.language, asking.signal);
  const found = await Promise.all(
    places.slice(0, POPULAR_PLACES).map((place) => shortSearch(place, asking)),
  );
  return takeTurns(found, SHORT_SIZE);
}
