import type { ApiClient } from '@wayfare/api-client';
import { callQuery, fetchCached } from '@wayfare/api-client/query-cache';
import { passAreas, railCards, type PassArea } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

export const railCardsQuery = (api: ApiClient, language: Language) =>
  callQuery(api, railCards, { language });

export const passAreasQuery = (api: ApiClient, language: Language) =>
  callQuery(api, passAreas, { language });

export const passAreasOrNull = (api: ApiClient, language: Language): Promise<PassArea[] | null> =>
  fetchCached(passAreasQuery(api, language)).catch(() => null);
