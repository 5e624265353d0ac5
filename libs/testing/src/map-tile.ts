import type { MapTile } from '@wayfare/api-contract';

/** For tests: a square of the sea, without a name in it. */
export const BARE_TILE: MapTile = {
  land: [],
  lakes: [],
  rivers: [],
  streams: [],
  rails: [],
  labels: [],
};
