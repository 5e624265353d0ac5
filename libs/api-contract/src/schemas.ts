/* The server's half: every schema of the contract, by name. */
export { ERROR_CODES, TOKEN_ERROR, WireErrorSchema } from './envelope';
export {
  AvailabilityRequestSchema,
  AvailabilityResultSchema,
  BoundsSchema,
  CATEGORIES,
  HOTEL_TYPE_CODES,
  HotelFiltersSchema,
  OccupancySchema,
  SORTS,
  SearchAroundRequestSchema,
  SearchAroundResultSchema,
  SortSchema,
} from './hotels';
export {
  HotelsPredictiveRequestSchema,
  HotelsPredictiveResultSchema,
  PopularPlacesRequestSchema,
  PopularPlacesResultSchema,
  PredictiveRequestSchema,
  PredictiveResultSchema,
  ResolvePathRequestSchema,
  ResolvePathResultSchema,
  SeoTextRequestSchema,
  SeoTextResultSchema,
  SitemapRequestSchema,
  SitemapResultSchema,
} from './places';
export { TokenResultSchema } from './session';
