import { FACET_KEYS, HOTEL_FACETS } from '@wayfare/api-contract/schemas';
import type { CatalogueFacetKey, FacetKey } from '@wayfare/api-contract';
import type { Facet } from './facet';
import { bits, nested, oneOf } from './facet';
import { bitsFor } from './known-facilities';

export interface HotelFacts {
  readonly stars: number;
  readonly hotelType: string;
  readonly ratingTenths: number | null;
  readonly facilityBits: number;
}

export type StoredFacetKey = Exclude<CatalogueFacetKey, 'distance' | 'district'>;

const { category, hotelType, rating, facilities, accessibility, distance } = HOTEL_FACETS;

/** Facet codecs for each row of the contract's table (decision 0080). */
export const STORED_FACETS: Readonly<Record<StoredFacetKey, Facet<HotelFacts>>> = {
  category: oneOf(category.options, ({ stars }) => String(stars)),
  hotelType: oneOf(hotelType.options, (facts) => facts.hotelType),
  rating: nested(
    rating.options,
    ({ ratingTenths }, least) => ratingTenths !== null && ratingTenths >= Number(least) * 10,
  ),
  accessibility: bits(accessibility.options, (facts) =>
    bitsFor(facts.facilityBits, accessibility.options),
  ),
  facilities: bits(facilities.options, (facts) => bitsFor(facts.facilityBits, facilities.options)),
};

/** Kilometres from the origin; null where distance is meaningless. */
export const DISTANCE_FACET: Facet<number | null> = nested(
  distance.options,
  (km, most) => km !== null && km <= Number(most),
);

export const STORED_KEYS = Object.keys(STORED_FACETS) as readonly StoredFacetKey[];

const CODED_FACETS = { ...STORED_FACETS, distance: DISTANCE_FACET };

const isOfCatalogue = (key: FacetKey): key is CatalogueFacetKey => !HOTEL_FACETS[key].needsPrices;

export const CATALOGUE_KEYS = FACET_KEYS.filter(isOfCatalogue);

export interface FacetCodes extends Readonly<Record<keyof typeof CODED_FACETS, number>> {
  readonly district: readonly string[];
}

export const hasOption = (codes: FacetCodes, key: CatalogueFacetKey, option: string): boolean =>
  key === 'district' ? codes.district.includes(option) : CODED_FACETS[key].has(codes[key], option);

export function facetCodes(
  facts: HotelFacts,
  distanceKm: number | null,
  district: readonly string[],
): FacetCodes {
  const codes = STORED_KEYS.map((key) => [key, STORED_FACETS[key].codeOf(facts)]);
  return {
    ...(Object.fromEntries(codes) as Record<StoredFacetKey, number>),
    distance: DISTANCE_FACET.codeOf(distanceKm),
    district,
  };
}
