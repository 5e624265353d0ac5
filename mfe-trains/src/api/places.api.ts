import type { ApiClient } from '@wayfare/api-client';
import { cachedCall, KEEP_MS, queryKey } from '@wayfare/api-client/query-cache';
import { POPULAR_TRAIN_PLACES, trainPlaces, type TrainPlace } from '@wayfare/api-contract';

/** The contract takes no longer text; nothing that long names a place. */
const MAX_TEXT = 60;

/** Cities and stations for what was typed so far, the likeliest first; a city before its stations. */
export function suggestTrainPlaces(
  api: ApiClient,
  text: string,
  signal?: AbortSignal,
): Promise<TrainPlace[]> {
  return api.call(trainPlaces, { query: text.slice(0, MAX_TEXT) }, { signal });
}

/** The places of an address; those that nobody knows are left out. */
export function trainPlacesByCode(api: ApiClient, codes: readonly string[]): Promise<TrainPlace[]> {
  return cachedCall(api, trainPlaces, { codes: codes.join(',') }, { staleTime: KEEP_MS });
}

/** Cities that are offered before anything is typed. */
export function popularPlacesQuery(api: ApiClient) {
  const request = { codes: POPULAR_TRAIN_PLACES.join(',') };
  return {
    queryKey: queryKey(trainPlaces, request),
    queryFn: ({ signal }: { signal: AbortSignal }) => api.call(trainPlaces, request, { signal }),
    staleTime: KEEP_MS,
  };
}
