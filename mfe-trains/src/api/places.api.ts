import type { ApiClient } from '@wayfare/api-client';
import { callQuery } from '@wayfare/api-client/query-cache';
import { POPULAR_TRAIN_PLACES, trainPlaces, type TrainPlace } from '@wayfare/api-contract';

const MAX_TEXT = 60;

export function suggestTrainPlaces(
  api: ApiClient,
  text: string,
  signal?: AbortSignal,
): Promise<TrainPlace[]> {
  return api.call(trainPlaces, { query: text.slice(0, MAX_TEXT) }, { signal });
}

/** Places by code; unknown codes are left out. */
export const placesQuery = (api: ApiClient, codes: readonly string[] = POPULAR_TRAIN_PLACES) =>
  callQuery(api, trainPlaces, { codes: codes.join(',') });
