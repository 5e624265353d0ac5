import * as v from 'valibot';
import { LanguageSchema, PlaceSuggestionSchema, PlaceTypeSchema } from './places';

export const IsoDateSchema = v.pipe(v.string(), v.isoDate());

/** Decimal string with two places, e.g. "412.50" (decision OQ-20). */
export const AmountSchema = v.pipe(v.string(), v.regex(/^-?\d+\.\d{2}$/));

/** One room's guests; an adult travels with age 18 or more (Hotel-X `occupancies`). */
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
const HotelTypeSchema = v.picklist(HOTEL_TYPE_CODES);
export type HotelTypeCode = v.InferOutput<typeof HotelTypeSchema>;

export const CATEGORIES = ['1', '2', '3', '4', '5'] as const;
const CategorySchema = v.picklist(CATEGORIES);

/** What a house says of itself for guests with a disability: for wheelchairs, for the hard of hearing. */
const ACCESSIBILITY = ['mobility', 'hearing'] as const;
const AccessibilitySchema = v.picklist(ACCESSIBILITY);
export type Accessibility = v.InferOutput<typeof AccessibilitySchema>;

/** The filter map as it stands in the URL and on the wire; a missing key filters nothing (OQ-32), an unknown one is refused. */
export const HotelFiltersSchema = v.strictObject({
  category: v.optional(v.array(CategorySchema)),
  hotelType: v.optional(v.array(HotelTypeSchema)),
  /** a house has to have all of them, where of stars and types one is enough */
  accessibility: v.optional(v.array(AccessibilitySchema)),
});
export type HotelFilters = v.InferOutput<typeof HotelFiltersSchema>;

export const BoundsSchema = v.object({
  north: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  south: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  east: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  west: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});
export type Bounds = v.InferOutput<typeof BoundsSchema>;

/**
 * `POST /api/search-around`. With dates the prices are live from the supplier; without dates the answer is the catalogue
 * with `price: null` or an indicative price. One of `place`, `bounds`, `hotels`, or latitude and longitude says where.
 */
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
  /** for whoever asks: all nights and rooms, every computable tax included, without what is paid at the property */
  gross: AmountSchema,
  perNight: AmountSchema,
  taxesIncluded: v.literal(true),
  payAtProperty: AmountSchema,
  /** what a visitor would pay as a member; null where the rate is no member deal, and for members (OQ-37) */
  member: v.nullable(AmountSchema),
  /** what others pay, where `gross` is a member's price */
  publicPrice: v.nullable(AmountSchema),
});
export type StayPrice = v.InferOutput<typeof StayPriceSchema>;

const ImageSchema = v.object({
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
  latitude: v.number(),
  longitude: v.number(),
  /** path below /hotels in the language asked for */
  path: v.string(),
  images: v.array(ImageSchema),
  rating: RatingSchema,
  /** what the house says that it has; empty where it says nothing, which is no answer */
  accessibility: v.array(AccessibilitySchema),
  /** true for invented demonstration supply; the screen says so */
  demo: v.boolean(),
};

const HotelResultSchema = v.object({
  ...HotelIdentity,
  /** the first picture alone: a list shows no other */
  images: v.array(ImageSchema),
  distanceKm: v.nullable(v.number()),
  /** live price for the dates, null when no dates were given */
  price: v.nullable(StayPriceSchema),
  /** indicative lowest price for one night, two adults */
  fromPrice: AmountSchema,
  refundable: v.nullable(v.boolean()),
  freeCancellationUntil: v.nullable(v.string()),
  boardCode: v.nullable(v.string()),
  optionRefId: v.nullable(v.string()),
});
export type HotelResult = v.InferOutput<typeof HotelResultSchema>;

export const SearchAroundResultSchema = v.object({
  searchId: v.string(),
  page: v.number(),
  size: v.number(),
  /** the place searched for, in the language asked for; null where none was named */
  place: v.nullable(PlaceSuggestionSchema),
  /** hotels of all pages */
  total: v.number(),
  /** whether more would fit: so many matched that not all were asked for a price */
  hasMore: v.boolean(),
  /** how many were asked for a price of how many that fit, where those are not all; later pages may ask more */
  priced: v.optional(v.nullable(v.object({ asked: v.number(), matching: v.number() }))),
  hotels: v.array(HotelResultSchema),
  /** how many hotels each option would show, the other filter still applied; null where nobody knows, as not all were asked for a price */
  facets: v.nullable(
    v.object({
      category: v.record(v.string(), v.number()),
      hotelType: v.record(v.string(), v.number()),
      accessibility: v.record(v.string(), v.number()),
    }),
  ),
  /** IANA zone of what was searched for: its calendar says which check-in days are past */
  timeZone: v.string(),
  /** whether a member asked: prices and their order are those of whoever asks */
  memberPrices: v.boolean(),
  /** where the result lies, for the map */
  center: v.object({ latitude: v.number(), longitude: v.number() }),
});

export type Occupancy = v.InferOutput<typeof OccupancySchema>;
export type SearchAroundRequest = v.InferInput<typeof SearchAroundRequestSchema>;
export type SearchAroundResult = v.InferOutput<typeof SearchAroundResultSchema>;
