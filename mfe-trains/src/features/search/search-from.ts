import type { ApiClient } from '@wayfare/api-client';
import { fetchCached } from '@wayfare/api-client/query-cache';
import { placesQuery } from '../../api/places.api';
import { EMPTY_TICKET_SEARCH, type TicketSearch } from '../../domain/search/criteria';

/** A search that begins at a place; null where nobody sells tickets from there, or can say so now. */
export async function searchFrom(api: ApiClient, code: string): Promise<TicketSearch | null> {
  const [from] = await fetchCached(placesQuery(api, [code])).catch(() => []);
  return from === undefined ? null : { ...EMPTY_TICKET_SEARCH, from };
}
