import type { ApiClient } from '@wayfare/api-client';
import { callQuery } from '@wayfare/api-client/query-cache';
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

/** Places by their codes, in any order; those that nobody knows are left out. */
export const placesQuery = (api: ApiClient, codes: readonly string[] = POPULAR_TRAIN_PLACES) =>
  callQuery(api, trainPlaces, { codes: codes.join(',') });
