import type { Map as LeafletMap } from 'leaflet';
import { addBaseMap, type LoadTile } from './base-map';
import { distanceRings } from './distance-rings';
import { labelLayer } from './label-layer';
import { placeLabels, type Box, type LabelCandidate } from './place-labels';

export type { LoadTile } from './base-map';

export interface NamedPoint {
  name: string;
  latitude: number;
  longitude: number;
}

const CENTRE_RANK = 1_000;
/** Degrees within which a namesake is the centre itself. */
const SAME_PLACE = 0.08;

const isSame = (one: NamedPoint, other: NamedPoint) =>
  one.name === other.name &&
  Math.abs(one.latitude - other.latitude) < SAME_PLACE &&
  Math.abs(one.longitude - other.longitude) < SAME_PLACE * 2;

export interface NamedMap {
  centre(place: NamedPoint | null): void;
  settle(taken: readonly Box[]): void;
}

/** Base map with labels; `onNames` fires when tiles bring others. */
export function namedMap(map: LeafletMap, load: LoadTile, onNames: () => void): NamedMap {
  const base = addBaseMap(map, load, onNames);
  const rings = distanceRings(map);
  const show = labelLayer(map);
  let middle: NamedPoint | null = null;

  function candidates(): LabelCandidate[] {
    const at = ({ latitude, longitude }: NamedPoint) => {
      const { x, y } = map.latLngToLayerPoint([latitude, longitude]);
      return { x, y };
    };
    const centre: LabelCandidate[] =
      middle === null
        ? []
        : [{ id: 'centre', kind: 'centre', name: middle.name, ...at(middle), rank: CENTRE_RANK }];
    const named = base
      .labels()
      .filter((label) => middle === null || !isSame(label, middle))
      .map((label) => ({ ...label, ...at(label) }));
    return [...centre, ...rings.labels(), ...named];
  }

  return {
    centre(place) {
      middle = place;
      rings.show(place);
    },
    settle: (taken) => show(placeLabels(candidates(), taken)),
  };
}
