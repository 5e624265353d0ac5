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

/** What a house says of itself for guests with a disability: for wheelchairs, for the hard of hearing. */
export const ACCESSIBILITY = ['mobility', 'hearing'] as const;
export type Accessibility = (typeof ACCESSIBILITY)[number];

export interface HotelFacet {
  /** values on the wire and in the URL, in the order in which they are offered */
  readonly options: readonly string[];
  /** there are others in each place, which the answer of a search names: the table has none */
  readonly ofPlace?: true;
  /** of several that are chosen: `any` is enough, `all` have to hold, or only `one` can be chosen */
  readonly choice: 'any' | 'all' | 'one';
  /** whether it asks about the prices of a stay, so that there is none without dates */
  readonly needsPrices: boolean;
}

/**
 * What hotels are filtered by, one row for each: the request's filters, the answer's counts, the URL, the panel and the
 * chips are made of it (decision 0080). The order is that of the panel.
 */
export const HOTEL_FACETS = {
  /** no charge for cancelling until some moment before the stay */
  cancellation: { options: ['free'], choice: 'any', needsPrices: true },
  /** nothing is paid when booking: later to us, or at the property */
  payment: { options: ['later'], choice: 'any', needsPrices: true },
  /** at least these meals are in the price (Hotel-X codes): breakfast, dinner too, all three, drinks too */
  board: { options: ['BB', 'HB', 'FB', 'AI'], choice: 'one', needsPrices: true },
  /** a guest rating of at least so much out of ten */
  rating: { options: ['9', '8', '7'], choice: 'one', needsPrices: false },
  /** stars */
  category: { options: ['5', '4', '3', '2', '1'], choice: 'any', needsPrices: false },
  /** at most so many kilometres from where distances count from */
  distance: { options: ['1', '2', '5'], choice: 'one', needsPrices: false },
  /** ids of circles of type district in the city that is searched */
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

/** The keys of the table, in its order. */
// the keys are those of the table
export const FACET_KEYS = Object.keys(HOTEL_FACETS) as readonly FacetKey[];

/** Facets that the catalogue answers by itself, without a supplier. */
export type CatalogueFacetKey = {
  [Key in FacetKey]: Table[Key]['needsPrices'] extends false ? Key : never;
}[FacetKey];

export type FacetOption<Key extends FacetKey> = Table[Key]['options'][number];
