import { isApiError, type ApiClient } from '@wayfare/api-client';
import { queryKey } from '@wayfare/api-client/query-cache';
import { searchAround, type HotelResult } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { ChosenPlace } from '../domain/search/criteria';
import { SHORT_SIZE } from '../domain/search/search-state';
import { searchUndated } from './hotels.api';
import { loadPopularPlaces } from './places.api';
import { takeTurns } from './take-turns';

const POPULAR_PLACES = 3;

interface Asking {
  api: ApiClient;
  language: Language;
}

/** A short search without dates (CON-09); empty for a place that is not in the catalogue. */
async function shortSearch(
  { type, id }: Pick<ChosenPlace, 'type' | 'id'>,
  { api, language }: Asking,
): Promise<HotelResult[]> {
  const place = { type, id, searchTerms: '' };
  try {
    const window = { size: SHORT_SIZE, page: 1 };
    return (await searchUndated(api, { place }, language, window)).hotels;
  } catch (error) {
    if (isApiError(error) && error.statusCode === 404) return [];
    throw error;
  }
}

async function loadFeatured(
  countryCode: string | undefined,
  asking: Asking,
  signal: AbortSignal,
): Promise<HotelResult[]> {
  if (countryCode !== undefined) return shortSearch({ type: 'country', id: countryCode }, asking);
  const places = await loadPopularPlaces(asking.api, asking.language, signal);
  const found = await Promise.all(
    places.slice(0, POPULAR_PLACES).map((place) => shortSearch(place, asking)),
  );
  return takeTurns(found, SHORT_SIZE);
}

export const featuredQuery = (countryCode: string | undefined, asking: Asking) => ({
  queryKey: [...queryKey(searchAround), 'featured', countryCode ?? null, asking.language],
  queryFn: ({ signal }: { signal: AbortSignal }) => loadFeatured(countryCode, asking, signal),
});
