import type { ApiClient } from '@wayfare/api-client';
import { queryKey } from '@wayfare/api-client/query-cache';
import { searchAround, type HotelResult } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { searchUndated } from './hotels.api';

const AT_ONCE = 100;

/** The hotels of these ids that are still sold, in their order; null disables the query. */
export const savedHotelsQuery = (
  api: ApiClient,
  ids: readonly string[] | null,
  language: Language,
) => ({
  queryKey: [...queryKey(searchAround), 'saved', ids, language],
  enabled: ids !== null,
  queryFn: async (): Promise<HotelResult[]> => {
    const all = ids ?? [];
    const parts = Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, index) =>
      all.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    );
    const window = { size: AT_ONCE, page: 1 };
    const found = await Promise.all(
      parts.map((hotels) => searchUndated(api, { hotels }, language, window)),
    );
    const byId = new Map(
      found.flatMap(({ hotels }) => hotels).map((hotel) => [hotel.hotel_id, hotel]),
    );
    return all.flatMap((id) => byId.get(id) ?? []);
  },
});
