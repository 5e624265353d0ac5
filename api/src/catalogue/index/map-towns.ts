import type { Names, Point } from '../records/records';
import type { PlaceNode, PlaceTree } from '../tree/place-tree';

export interface MapTown extends Point {
  readonly kind: 'country' | 'city';
  readonly id: string;
  readonly names: Names;
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

export const mapTowns = ({ countries, cities }: PlaceTree): MapTown[] => [
  ...countries.map(townOf('country')),
  ...cities.map(townOf('city')),
];
