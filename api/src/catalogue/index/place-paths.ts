import { forLanguages } from '@wayfare/domain';
import { sameName } from '../records/names';
import type { TreePlace } from '../records/records';
import type { CatalogueIndex } from './load';
import type { PlaceNode } from '../tree/place-tree';
import { placesAbove } from '../tree/place-tree';

/** At most country, region, city and hotel; null for any other path. */
export function slugsOf(path: string): string[] | null {
  const slugs = path.split('/').filter((part) => part !== '');
  return slugs.length <= 4 ? slugs : null;
}

export function walk({ tree }: CatalogueIndex, slugs: readonly string[]): PlaceNode | null {
  let node: PlaceNode | null = null;
  for (const slug of slugs) {
    node = tree.below(node, slug.toLowerCase());
    if (node === null) return null;
  }
  return node;
}

export function hotelPlace(
  { tree, table }: Pick<CatalogueIndex, 'tree' | 'table'>,
  row: number,
): TreePlace | null {
  const { ids, names, slugs, city, latitude, longitude } = table.columns;
  const node = tree.cities[city[row] ?? -1];
  if (node === undefined) return null;
  const name = names[row] ?? '';
  const slug = slugs[row] ?? '';
  return {
    type: 'hotel',
    id: ids[row] ?? '',
    names: sameName(name),
    ...placesAbove(node),
    latitude: latitude[row] ?? 0,
    longitude: longitude[row] ?? 0,
    paths: forLanguages((language) => `${node.paths[language]}/${slug}`),
    hotelCount: 1,
    timeZone: node.stored.time_zone,
  };
}
