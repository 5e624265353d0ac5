import type { ApiClient } from '@wayfare/api-client';
import { popularPlaces, type PopularPlace } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { nullWhenFailed } from './when-failed';

/** Null when the API could not give them: the rest of the home page does without, and says so. */
export function listPopularPlaces(
  api: ApiClient,
  language: Language,
  signal: AbortSignal,
): Promise<PopularPlace[] | null> {
  return nullWhenFailed(api.call(popularPlaces, { language }, { signal }));
}
