/** Accommodation type codes of the specification (section 3, "Hotel filters"). */
export const HOTEL_TYPE_CODES = [
  '31',
  '32',
  '33',
  '36',
  '41',
  '42',
  '45',
  '49',
  '51',
  '202',
  '203',
  '48',
  '38',
  '46',
] as const;
export type HotelTypeCode = (typeof HOTEL_TYPE_CODES)[number];

export const ACCESSIBILITY = ['mobility', 'hearing'] as const;
export type Accessibility = (typeof ACCESSIBILITY)[number];

export interface HotelFacet {
  readonly options: readonly string[];
  /** options come with each answer instead of the table */
  readonly ofPlace?: true;
  readonly choice: 'any' | 'all' | 'one';
  readonly needsPrices: boolean;
}

/** Filters of hotels: request, counts, URL, panel and chips follow this table (decision 0080), in its order. */
export const HOTEL_FACETS = {
  cancellation: { options: ['free'], choice: 'any', needsPrices: true },
  /** nothing due when booking */
  payment: { options: ['later'], choice: 'any', needsPrices: true },
  /** at least this board (Hotel-X codes): breakfast, half, full, all inclusive */
  board: { options: ['BB', 'HB', 'FB', 'AI'], choice: 'one', needsPrices: true },
  rating: { options: ['9', '8', '7'], choice: 'one', needsPrices: false },
  category: { options: ['5', '4', '3', '2', '1'], choice: 'any', needsPrices: false },
  distance: { options: ['1', '2', '5'], choice: 'one', needsPrices: false },
  district: {
    options: [] as readonly string[],
    ofPlace: true,
    choice: 'any',
    needsPrices: false,
  },
  hotelType: { options: HOTEL_TYPE_CODES, choice: 'any', needsPrices: false },
  facilities: {
    options: ['parking', 'pool', 'restaurant', 'gym', 'spa', 'pets'],
    choice: 'all',
    needsPrices: false,
  },
  accessibility: { options: ACCESSIBILITY, choice: 'all', needsPrices: false },
} as const satisfies Readonly<Record<string, HotelFacet>>;

type Table = typeof HOTEL_FACETS;
export type FacetKey = keyof Table;

// the keys are those of the table
export const FACET_KEYS = Object.keys(HOTEL_FACETS) as readonly FacetKey[];

export type CatalogueFacetKey = {
  [Key in FacetKey]: Table[Key]['needsPrices'] extends false ? Key : never;
}[FacetKey];

export type FacetOption<Key extends FacetKey> = Table[Key]['options'][number];
