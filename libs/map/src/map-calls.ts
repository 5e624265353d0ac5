import type { ApiClient } from '@wayfare/api-client';
import { KEEP_MS, cachedCall } from '@wayfare/api-client/query-cache';
import { mapSource, mapTile } from '@wayfare/api-contract';
import type { MapSource, MapTile } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** Tile with its labels, cached by the tab for ten minutes. */
export const loadMapTile = (
  api: ApiClient,
  at: { zoom: number; x: number; y: number },
  language: Language,
): Promise<MapTile> => cachedCall(api, mapTile, { ...at, language }, { staleTime: KEEP_MS });

/** Tile server of streets; null for none. */
export const loadMapSource = (api: ApiClient): Promise<MapSource | null> =>
  cachedCall(api, mapSource, {}, { staleTime: KEEP_MS });
