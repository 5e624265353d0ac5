import { isCircleType } from '@wayfare/api-contract';
import type { HotelQuery } from '../records/records';
import type { PlacedQuery } from './hotel-rows';
import type { CatalogueIndex } from './load';
import type { PlaceNode } from '../tree/place-tree';

export function stretchOf(
  { table, districts }: Pick<CatalogueIndex, 'table' | 'districts'>,
  { stored, firstCity, endCity }: PlaceNode,
): Pick<PlacedQuery, 'stretch' | 'middle' | 'countsDistrictsOf'> {
  const { cityStarts } = table.columns;
  const { type, latitude, longitude } = stored;
  const hasDistricts = type === 'city' && districts.offeredIn(firstCity).length > 0;
  return {
    stretch: { start: cityStarts[firstCity] ?? 0, end: cityStarts[endCity] ?? 0 },
    middle: { latitude, longitude },
    countsDistrictsOf: hasDistricts ? firstCity : undefined,
  };
}

/** False in a country, region or coast: distance from its centre is meaningless. */
export function saysDistances({ place, center }: HotelQuery): boolean {
  if (place === undefined) return center !== undefined;
  return place.type === 'city' || (isCircleType(place.type) && place.type !== 'holidayArea');
}
