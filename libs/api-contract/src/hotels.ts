import * as v from 'valibot';
import {
  ACCESSIBILITY,
  FACET_KEYS,
  HOTEL_FACETS,
  HOTEL_TYPE_CODES,
  type FacetKey,
  type FacetOption,
  type HotelFacet,
} from './hotel-facets';
import { LanguageSchema, PlaceSuggestionSchema, PlaceTypeSchema } from './places';

export const IsoDateSchema = v.pipe(v.string(), v.isoDate());

/** Decimal string with two places, e.g. "412.50" (decision OQ-20). */
export const AmountSchema = v.pipe(v.string(), v.regex(/^-?\d+\.\d{2}$/));

/** Guests of one room; adults are 18 or older (Hotel-X `occupancies`). */
export const OccupancySchema = v.object({
  paxes: v.pipe(
    v.array(v.object({ age: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120)) })),
    v.minLength(1),
    v.maxLength(5),
    v.check((paxes) => paxes.some((pax) => pax.age >= 18), 'at least one adult per room'),
  ),
});

export const SORTS = [
  'recommended',
  'price_asc',
  'price_desc',
  'stars_desc',
  'rating_desc',
  'distance_asc',
] as const;
export const SortSchema = v.picklist(SORTS);
export type Sort = v.InferOutput<typeof SortSchema>;

const HotelTypeSchema = v.picklist(HOTEL_TYPE_CODES);
const AccessibilitySchema = v.picklist(ACCESSIBILITY);

/** Whole euros for the stay, as displayed; either end may be open. */
const EurosSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const PriceRangeSchema = v.strictObject({
  min: v.optional(EurosSchema),
  max: v.optional(EurosSchema),
});
export type PriceRange = v.InferOutput<typeof PriceRangeSchema>;

type FilterEntries = {
  [Key in FacetKey]: v.OptionalSchema<v.GenericSchema<FacetOption<Key>[]>, undefined>;
};

/** Format of circle ids; existence is checked by the search. */
const OptionOfPlaceSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,70}$/));
const MOST_OF_PLACE = 50;

const filterOf = ({ options, choice, ofPlace }: HotelFacet) => {
  if (ofPlace === true)
    return v.optional(v.pipe(v.array(OptionOfPlaceSchema), v.maxLength(MOST_OF_PLACE)));
  const list = v.array(v.picklist(options));
  return v.optional(choice === 'one' ? v.pipe(list, v.maxLength(1)) : list);
};

/** Filters of URL and wire by `HOTEL_FACETS` and prices: a missing key filters nothing (OQ-32), others are refused. */
export const HotelFiltersSchema = v.strictObject({
  // each entry is made of its own row
  ...(Object.fromEntries(
    FACET_KEYS.map((key) => [key, filterOf(HOTEL_FACETS[key])]),
  ) as unknown as FilterEntries),
  price: v.optional(PriceRangeSchema),
});
export type HotelFilters = v.InferOutput<typeof HotelFiltersSchema>;

type CountEntries = Record<
  FacetKey,
  v.OptionalSchema<v.GenericSchema<Record<string, number>>, undefined>
>;

/** Histogram of stay totals: counts from `from` in `step` euros; the last bar is open-ended. */
const PriceSpreadSchema = v.object({
  lowest: v.number(),
  highest: v.number(),
  from: v.number(),
  step: v.number(),
  counts: v.array(v.number()),
});
export type PriceSpread = v.InferOutput<typeof PriceSpreadSchema>;

const FacetCountsSchema = v.object({
  ...(Object.fromEntries(
    FACET_KEYS.map((key) => [key, v.optional(v.record(v.string(), v.number()))]),
  ) as unknown as CountEntries),
  price: v.optional(v.nullable(PriceSpreadSchema)),
});
export type FacetCounts = v.InferOutput<typeof FacetCountsSchema>;

const DistrictSchema = v.object({ id: v.string(), name: v.string() });
export type District = v.InferOutput<typeof DistrictSchema>;

export const BoundsSchema = v.object({
  north: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  south: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  east: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  west: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});
export type Bounds = v.InferOutput<typeof BoundsSchema>;

/** `POST /api/search-around` by place, bounds, hotels or coordinates; prices without dates are indicative or null. */
export const SearchAroundRequestSchema = v.object({
  user: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{8}$/)),
  place: v.optional(v.object({ type: PlaceTypeSchema, id: v.pipe(v.string(), v.maxLength(80)) })),
  bounds: v.optional(BoundsSchema),
  latitude: v.optional(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
  longitude: v.optional(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
  hotels: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(200)), []),
  checkIn: v.optional(IsoDateSchema),
  checkOut: v.optional(IsoDateSchema),
  occupancies: v.optional(v.pipe(v.array(OccupancySchema), v.minLength(1), v.maxLength(9))),
  currency: v.optional(v.literal('EUR'), 'EUR'),
  language: v.optional(LanguageSchema, 'en'),
  nationality: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), 'NL'),
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 1),
  sort: v.optional(SortSchema, 'recommended'),
  filters: v.optional(HotelFiltersSchema, {}),
});

export const StayPriceSchema = v.object({
  currency: v.literal('EUR'),
  /** all nights and rooms with computable taxes, without charges at the property */
  gross: AmountSchema,
  perNight: AmountSchema,
  taxesIncluded: v.literal(true),
  payAtProperty: AmountSchema,
  /** price as a member; null without a member deal, and for members (OQ-37) */
  member: v.nullable(AmountSchema),
  publicPrice: v.nullable(AmountSchema),
});
export type StayPrice = v.InferOutput<typeof StayPriceSchema>;

export const ImageSchema = v.object({
  /** path on our own origin; add `/{320|640|1280}.webp` */
  src: v.string(),
  alt: v.string(),
});
export type Image = v.InferOutput<typeof ImageSchema>;

const RatingSchema = v.nullable(v.object({ score: v.number(), count: v.number() }));

export const HotelIdentity = {
  hotel_id: v.string(),
  name: v.string(),
  stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  hotelType: HotelTypeSchema,
  country_name: v.string(),
  destination_name: v.string(),
  city_name: v.string(),
  district: v.optional(v.nullable(v.string())),
  latitude: v.number(),
  longitude: v.number(),
  path: v.string(),
  images: v.array(ImageSchema),
  rating: RatingSchema,
  /** empty: unknown, not none */
  accessibility: v.array(AccessibilitySchema),
  demo: v.boolean(),
};

const PayLaterSchema = v.nullable(v.picklist(['us', 'property']));

const FlexibleSchema = v.object({
  price: StayPriceSchema,
  /** hotel-local time */
  freeCancellationUntil: v.string(),
  payLater: PayLaterSchema,
  boardCode: v.string(),
});

const HotelResultSchema = v.object({
  ...HotelIdentity,
  images: v.array(ImageSchema),
  distanceKm: v.nullable(v.number()),
  price: v.nullable(StayPriceSchema),
  fromPrice: AmountSchema,
  refundable: v.nullable(v.boolean()),
  /** hotel-local time */
  freeCancellationUntil: v.nullable(v.string()),
  boardCode: v.nullable(v.string()),
  optionRefId: v.nullable(v.string()),
  payLater: v.optional(PayLaterSchema),
  /** cheapest free cancellation, where the one above has none; null where there is none */
  flexible: v.optional(v.nullable(FlexibleSchema)),
});
export type HotelResult = v.InferOutput<typeof HotelResultSchema>;

export const SearchAroundResultSchema = v.object({
  searchId: v.string(),
  page: v.number(),
  size: v.number(),
  place: v.nullable(PlaceSuggestionSchema),
  total: v.number(),
  /** more match than were priced */
  hasMore: v.boolean(),
  /** null where all were priced; later pages may price more */
  priced: v.optional(v.nullable(v.object({ asked: v.number(), matching: v.number() }))),
  hotels: v.array(HotelResultSchema),
  /** counts by option, other filters applied; null where not all were priced. Price facets are absent without dates. */
  facets: v.nullable(FacetCountsSchema),
  districts: v.optional(v.array(DistrictSchema)),
  /** IANA zone whose calendar decides past check-in days */
  timeZone: v.string(),
  memberPrices: v.boolean(),
  center: v.object({ latitude: v.number(), longitude: v.number() }),
});

export type Occupancy = v.InferOutput<typeof OccupancySchema>;
export type SearchAroundRequest = v.InferInput<typeof SearchAroundRequestSchema>;
export type SearchAroundResult = v.InferOutput<typeof SearchAroundResultSchema>;
