import { HOTEL_FACETS } from '@wayfare/api-contract/schemas';
import type { CatalogueFacetKey } from '@wayfare/api-contract';
import type { Facet } from './facet';
import { bits, nested, oneOf } from './facet';
import { bitsFor } from './known-facilities';

/** What the catalogue knows of a hotel to filter by. */
export interface HotelFacts {
  readonly stars: number;
  readonly hotelType: string;
  readonly ratingTenths: number | null;
  /** see `facilityBits` */
  readonly facilityBits: number;
}

/** Facets of a hotel by itself, wherever one looks from. */
export type StoredFacetKey = Exclude<CatalogueFacetKey, 'distance'>;

const { category, hotelType, rating, facilities, accessibility, distance } = HOTEL_FACETS;

/** How each row of the contract's table is read off a hotel (decision 0080). */
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

/** Kilometres from where a search counts; null where it says nothing of them. */
export const DISTANCE_FACET: Facet<number | null> = nested(
  distance.options,
  (km, most) => km !== null && km <= Number(most),
);

// the keys are those of the record
export const STORED_KEYS = Object.keys(STORED_FACETS) as readonly StoredFacetKey[];

export const CATALOGUE_FACETS = { ...STORED_FACETS, distance: DISTANCE_FACET };

export type FacetCodes = Readonly<Record<CatalogueFacetKey, number>>;

/** What a hotel of a search says to every facet of the catalogue. */
export function facetCodes(facts: HotelFacts, distanceKm: number | null): FacetCodes {
  const codes = STORED_KEYS.map((key) => [key, STORED_FACETS[key].codeOf(facts)]);
  return {
    // an entry for each key of the record
    ...(Object.fromEntries(codes) as Record<StoredFacetKey, number>),
    distance: DISTANCE_FACET.codeOf(distanceKm),
  };
}
