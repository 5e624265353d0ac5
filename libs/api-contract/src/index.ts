/* The browser's half: paths, types and constants. The valibot schemas are in `@wayfare/api-contract/schemas`. */
export {
  anonymousLogin,
  hotelAvailability,
  hotelsPredictive,
  popularPlaces,
  predictive,
  refreshSession,
  resolveHotelPath,
  searchAround,
  seoText,
  sitemapByCity,
  sitemapByCountry,
} from './calls';
export type { Call } from './calls';
export type { Envelope, ErrorCode, WireError } from './envelope';
export type {
  AvailabilityRequest,
  AvailabilityResult,
  Bounds,
  HotelDetail,
  HotelFilters,
  HotelResult,
  HotelTypeCode,
  Image,
  Occupancy,
  SearchAroundRequest,
  SearchAroundResult,
  Sort,
  StayOption,
  StayPrice,
} from './hotels';
export type {
  HotelsPredictiveResult,
  PlaceSuggestion,
  PlaceType,
  PopularPlace,
  ResolvePathResult,
  SeoTextResult,
  SitemapResult,
} from './places';
export type { TokenResult } from './session';
