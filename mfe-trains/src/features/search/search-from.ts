import type { ApiClient } from '@wayfare/api-client';
import { fetchCached } from '@wayfare/api-client/query-cache';
import { placesQuery } from '../../api/places.api';
import { EMPTY_TICKET_SEARCH, type TicketSearch } from '../../domain/search/criteria';

/** null where no tickets are sold from there, or on failure. */
export async function searchFrom(api: ApiClient, code: string): Promise<TicketSearch | null> {
  const [from] = await fetchCached(placesQuery(api, [code])).catch(() => []);
  return from === undefined ? null : { ...EMPTY_TICKET_SEARCH, from };
}
