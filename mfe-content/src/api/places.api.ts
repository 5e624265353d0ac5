import type { ApiClient } from '@wayfare/api-client';
import { popularPlaces, type PopularPlace } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { nullWhenFailed } from './when-failed';

/** null on failure: the home page says so and shows the rest. */
export function listPopularPlaces(
  api: ApiClient,
  language: Language,
  signal: AbortSignal,
): Promise<PopularPlace[] | null> {
  return nullWhenFailed(api.call(popularPlaces, { language }, { signal }));
}
