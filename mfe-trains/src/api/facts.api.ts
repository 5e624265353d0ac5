import type { ApiClient } from '@wayfare/api-client';
import { callQuery, fetchCached } from '@wayfare/api-client/query-cache';
import { passAreas, railCards, type PassArea } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** Reduction cards and passes that a traveller may have already. */
export const railCardsQuery = (api: ApiClient, language: Language) =>
  callQuery(api, railCards, { language });

/** Where passes are sold for. */
export const passAreasQuery = (api: ApiClient, language: Language) =>
  callQuery(api, passAreas, { language });

/** As `passAreasQuery`, for a loader; null where they can't be had. */
export const passAreasOrNull = (api: ApiClient, language: Language): Promise<PassArea[] | null> =>
  fetchCached(passAreasQuery(api, language)).catch(() => null);
