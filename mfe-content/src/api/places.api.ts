import type { ApiClient } from '@wayfare/api-client';
import { ApiError } from '@wayfare/api-client';
import { popularPlaces, type PopularPlace } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** Null when the API could not give them: the rest of the home page does without, and says so. */
export async function listPopularPlaces(api: ApiClient, language: Language, signal: AbortSignal): Promise<PopularPlace[] | null> {
  try {
    return await api.call(popularPlaces, { language }, { signal });
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
