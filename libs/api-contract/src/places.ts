import { forLanguages, LANGUAGES } from '@wayfare/domain';
import * as v from 'valibot';
import { CIRCLE_TYPES } from './circle-types';

export const LanguageSchema = v.picklist(LANGUAGES);

const TREE_TYPES = ['country', 'destination', 'city', 'hotel'] as const;
export const PlaceTypeSchema = v.picklist([...TREE_TYPES, ...CIRCLE_TYPES]);
export type PlaceType = v.InferOutput<typeof PlaceTypeSchema>;

const PlaceTermSchema = v.pipe(v.string(), v.trim(), v.maxLength(120));

export const PredictiveRequestSchema = v.object({
  place: PlaceTermSchema,
  origin: v.optional(v.pipe(v.string(), v.maxLength(40)), 'web'),
  language: v.optional(LanguageSchema, 'en'),
  /** sights, districts, areas, airports, postcodes: off for clients that predate them */
  circles: v.optional(v.boolean(), false),
  stations: v.optional(v.boolean(), false),
});

/** Localised names; a destination is a region such as Catalonia. */
export const PlaceSuggestionSchema = v.object({
  type: PlaceTypeSchema,
  id: v.string(),
  label: v.string(),
  countryName: v.string(),
  destinationName: v.nullable(v.string()),
  cityName: v.nullable(v.string()),
  latitude: v.number(),
  longitude: v.number(),
  /** path below /hotels, e.g. `/spain/catalonia/barcelona`; a circle's is its city's or country's */
  path: v.string(),
  /** IANA zone of check-in days; missing in suggestions that browsers stored earlier */
  timeZone: v.optional(v.string()),
  /** fuzzy match: similar spelling only */
  isSimilar: v.optional(v.literal(true)),
});

export const PredictiveResultSchema = v.array(PlaceSuggestionSchema);

const NamesSchema = v.object(forLanguages(() => v.string()));

const NamedPlaceSchema = v.object({ id: v.string(), names: NamesSchema });

export const HotelsPredictiveRequestSchema = v.object({
  term: PlaceTermSchema,
  language: v.optional(LanguageSchema, 'en'),
});

export const HotelsPredictiveResultSchema = v.object({
  hotels: v.array(NamedPlaceSchema),
  cities: v.array(NamedPlaceSchema),
  destinations: v.array(NamedPlaceSchema),
  countries: v.array(NamedPlaceSchema),
});

export const PopularPlacesRequestSchema = v.object({ language: v.optional(LanguageSchema, 'en') });

const PopularPlaceSchema = v.object({
  ...PlaceSuggestionSchema.entries,
  hotelCount: v.number(),
  /** image base path on our own origin; add `/{320|640|1280}.webp` */
  image: v.string(),
  imageAlt: v.string(),
});

export const PopularPlacesResultSchema = v.array(PopularPlaceSchema);

/** `path` is what follows /hotels in the URL, '' for the list of countries. */
export const ResolvePathRequestSchema = v.object({
  path: v.pipe(v.string(), v.maxLength(300)),
  language: v.optional(LanguageSchema, 'en'),
});

const PathStepSchema = v.object({
  type: PlaceTypeSchema,
  id: v.string(),
  label: v.string(),
  path: v.string(),
});

export const ResolvePathResultSchema = v.object({
  place: v.nullable(PlaceSuggestionSchema),
  breadcrumb: v.array(PathStepSchema),
  paths: NamesSchema,
  children: v.array(v.object({ ...PathStepSchema.entries, hotelCount: v.number() })),
});

/** `GET /api/seo/getTextByLanguage`: one place, or all of a language (API-37). */
export const SeoTextRequestSchema = v.object({
  language: v.optional(LanguageSchema, 'en'),
  id_property: v.optional(v.string()),
  city_id: v.optional(v.string()),
  destination_id: v.optional(v.string()),
  codeCountry: v.optional(v.string()),
});

const SeoNamesSchema = v.object({
  country_name: v.nullable(v.string()),
  destination_name: v.nullable(v.string()),
  city_name: v.nullable(v.string()),
  hotel_name: v.nullable(v.string()),
});

export const SeoTextResultSchema = v.array(
  v.object({
    ...SeoNamesSchema.entries,
    title: v.string(),
    description: v.string(),
    names: v.object(forLanguages(() => SeoNamesSchema)),
    paths: NamesSchema,
  }),
);

export const SitemapRequestSchema = v.object({ language: v.optional(LanguageSchema, 'en') });

export const SitemapResultSchema = v.array(
  v.object({ label: v.string(), path: v.string(), hotelCount: v.number() }),
);

export type PlaceSuggestion = v.InferOutput<typeof PlaceSuggestionSchema>;
export type PredictiveRequest = v.InferInput<typeof PredictiveRequestSchema>;
export type HotelsPredictiveRequest = v.InferInput<typeof HotelsPredictiveRequestSchema>;
export type HotelsPredictiveResult = v.InferOutput<typeof HotelsPredictiveResultSchema>;
export type PopularPlacesRequest = v.InferInput<typeof PopularPlacesRequestSchema>;
export type PopularPlace = v.InferOutput<typeof PopularPlaceSchema>;
export type ResolvePathRequest = v.InferInput<typeof ResolvePathRequestSchema>;
export type ResolvePathResult = v.InferOutput<typeof ResolvePathResultSchema>;
export type SeoTextRequest = v.InferInput<typeof SeoTextRequestSchema>;
export type SeoTextResult = v.InferOutput<typeof SeoTextResultSchema>;
export type SitemapRequest = v.InferInput<typeof SitemapRequestSchema>;
export type SitemapResult = v.InferOutput<typeof SitemapResultSchema>;
