import type { ApiClient } from '@wayfare/api-client';
import { cachedCall, KEEP_MS, queryKey } from '@wayfare/api-client/query-cache';
import { passAreas, railCards, type PassArea } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** Reduction cards and passes that a traveller may have already, for `useQuery`. */
export const railCardsQuery = (api: ApiClient, language: Language) => ({
  queryKey: queryKey(railCards, { language }),
  queryFn: ({ signal }: { signal: AbortSignal }) => api.call(railCards, { language }, { signal }),
  staleTime: KEEP_MS,
});

/** Where passes are sold for, for `useQuery`. */
export const passAreasQuery = (api: ApiClient, language: Language) => ({
  queryKey: queryKey(passAreas, { language }),
  queryFn: ({ signal }: { signal: AbortSignal }) => api.call(passAreas, { language }, { signal }),
  staleTime: KEEP_MS,
});

/** As `passAreasQuery`, for a loader; null where they can't be had. */
export async function passAreasOrNull(
  api: ApiClient,
  language: Language,
): Promise<PassArea[] | null> {
  try {
    return await cachedCall(api, passAreas, { language }, { staleTime: KEEP_MS });
  } catch {
    return null;
  }
}
