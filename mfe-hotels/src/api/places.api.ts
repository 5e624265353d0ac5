import type { ApiClient } from '@wayfare/api-client';
import { popularPlaces, predictive, resolveHotelPath } from '@wayfare/api-contract';
import type { PlaceSuggestion, PopularPlace, ResolvePathResult } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

const MAX_PLACE_TEXT = 120;

export function suggestPlaces(
  api: ApiClient,
  text: string,
  language: Language,
  signal?: AbortSignal,
): Promise<PlaceSuggestion[]> {
  return api.call(
    predictive,
    {
      place: text.trim().slice(0, MAX_PLACE_TEXT),
      origin: 'web',
      language,
      circles: true,
      stations: true,
    },
    { signal },
  );
}

export function loadPopularPlaces(
  api: ApiClient,
  language: Language,
  signal?: AbortSignal,
): Promise<PopularPlace[]> {
  return api.call(popularPlaces, { language }, { signal });
}

/** The place behind a path below /hotels; slugs of any language are accepted (OQ-13). */
export function resolvePlace(
  api: ApiClient,
  path: string,
  language: Language,
  signal?: AbortSignal,
): Promise<ResolvePathResult> {
  return api.call(resolveHotelPath, { path, language }, { signal });
}
