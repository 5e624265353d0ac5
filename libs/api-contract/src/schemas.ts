/* The server's half: every schema of the contract, by name. */
export {
  BookingAccessSchema,
  LedgerSchema,
  PaymentIntentRequestSchema,
  PaymentIntentResultSchema,
  PaymentSettingsSchema,
  PaymentTermsSchema,
  QuotedRequestSchema,
  QuoteRequestSchema,
  QuoteSchema,
} from './bookings';
export {
  BookRequestSchema,
  BookResultSchema,
  CancelRequestSchema,
  CancelResultSchema,
  CheckoutSessionRequestSchema,
  CheckoutSessionResultSchema,
  HotelBookingListRequestSchema,
  HotelBookingListSchema,
  HotelBookingRequestSchema,
  HotelBookingSchema,
} from './hotel-bookings';
export { DOCUMENT_TYPES, GuestDetailsSchema } from './guest-details';
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
