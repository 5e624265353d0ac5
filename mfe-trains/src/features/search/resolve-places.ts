import type { ApiClient } from '@wayfare/api-client';
import { fetchCached } from '@wayfare/api-client/query-cache';
import type { TrainPlace } from '@wayfare/api-contract';
import { placesQuery } from '../../api/places.api';
import type { Place, TicketSearch } from '../../domain/search/criteria';
import { typedPlace } from '../../domain/search/place-text';

/** An unknown code stays text, which the rules refuse. */
function resolved(place: Place, known: readonly TrainPlace[]): Place {
  if (place.code === '') return place;
  return known.find(({ code }) => code === place.code) ?? typedPlace(place.code);
}

/** Names for an address's codes; on failure the codes stand for themselves. */
export async function resolvePlaces(api: ApiClient, search: TicketSearch): Promise<TicketSearch> {
  const codes = [...new Set([search.from.code, search.to.code])].filter((code) => code !== '');
  if (codes.length === 0) return search;
  try {
    const known = await fetchCached(placesQuery(api, codes));
    return { ...search, from: resolved(search.from, known), to: resolved(search.to, known) };
  } catch {
    return search;
  }
}
