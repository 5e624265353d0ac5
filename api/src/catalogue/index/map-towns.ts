import type { Names, Point } from '../records/records';
import type { PlaceNode, PlaceTree } from '../tree/place-tree';

/** A country or city as the map names it. */
export interface MapTown extends Point {
  readonly kind: 'country' | 'city';
  readonly id: string;
  readonly names: Names;
  /** among those of its kind, the popularity of places */
  readonly weight: number;
}

const townOf =
  (kind: MapTown['kind']) =>
  ({ stored, names }: PlaceNode): MapTown => ({
    kind,
    id: stored.id,
    names,
    latitude: stored.latitude,
    longitude: stored.longitude,
    weight: stored.popularity,
  });

/** Every country and city of the tree. */
export const mapTowns = ({ countries, cities }: PlaceTree): MapTown[] => [
  ...countries.map(townOf('country')),
  ...cities.map(townOf('city')),
];
