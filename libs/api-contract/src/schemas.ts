export {
  BookingAccessSchema,
  FindBookingRequestSchema,
  FindBookingResultSchema,
  LedgerSchema,
  PaymentIntentRequestSchema,
  PaymentIntentResultSchema,
  PaymentMethodSchema,
  PaymentSettingsSchema,
  PaymentTermsSchema,
  RevokeLinksRequestSchema,
  RevokeLinksResultSchema,
} from './bookings';
export { QuotedRequestSchema, QuoteRequestSchema, QuoteSchema } from './hotel-quotes';
export {
  BookRequestSchema,
  BookResultSchema,
  CancelRequestSchema,
  CancelResultSchema,
  CheckoutSessionRequestSchema,
  CheckoutSessionResultSchema,
  HotelBookingListRequestSchema,
  HotelBookingRequestSchema,
  HotelBookingSchema,
} from './hotel-bookings';
export { ContactFieldsSchema, ContactRequestSchema, ContactResultSchema } from './contact';
export {
  ArticleAttributesSchema,
  ArticleEntrySchema,
  ArticleListSchema,
  ContentEntryRequestSchema,
  ContentListRequestSchema,
  DestinationAttributesSchema,
  DestinationListSchema,
  PageAttributesSchema,
  PageListSchema,
  PreviewRequestSchema,
  PreviewResultSchema,
  PromoAttributesSchema,
  PromoListSchema,
  SiteSearchRequestSchema,
  SiteSearchResultSchema,
} from './content';
export { ClimateRequestSchema, ClimateResultSchema } from './climate';
export {
  SITEMAP_PAGE_SIZE,
  SitemapEntriesRequestSchema,
  SitemapEntriesResultSchema,
  SitemapPartsSchema,
} from './sitemap';
export { CARRIER_ACTIONS, CarrierChangeSchema } from './carrier-changes';
export { DOCUMENT_TYPES, GuestDetailsSchema } from './guest-details';
export { ERROR_CODES, TOKEN_ERROR, WireErrorSchema } from './envelope';
export { FACET_KEYS, HOTEL_FACETS, HOTEL_TYPE_CODES } from './hotel-facets';
export {
  BoundsSchema,
  HotelFiltersSchema,
  OccupancySchema,
  SORTS,
  SearchAroundRequestSchema,
  SearchAroundResultSchema,
  SortSchema,
} from './hotels';
export {
  BED_TYPES,
  REVIEW_BANDS,
  REVIEW_SUBJECTS,
  REVIEWS_SIZE,
  ROOM_FACILITIES,
  TRAVELLER_KINDS,
} from './hotel-facts';
export { HotelReviewsRequestSchema, HotelReviewsSchema } from './hotel-reviews';
export { AvailabilityRequestSchema, AvailabilityResultSchema } from './hotel-availability';
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
export {
  AccountSchema,
  AccountUpdateSchema,
  ActivateRequestSchema,
  CheckRecoveryRequestSchema,
  ActivateResultSchema,
  ChangePasswordRequestSchema,
  EraseRequestSchema,
  ExportResultSchema,
  MailRequestSchema,
  RecoverRequestSchema,
  RegisterRequestSchema,
  RegisterResultSchema,
  SavedTravellerSchema,
  TravellerIdSchema,
  TravellerListSchema,
  TravellerRequestSchema,
} from './account';
export {
  EndSessionsRequestSchema,
  EndSessionsResultSchema,
  SessionListSchema,
} from './account-sessions';
export { CardSetupSchema, SavedCardIdSchema, SavedCardsSchema } from './saved-cards';
export { ClaimResultSchema, ClaimsRequestSchema, ClaimsSchema } from './account-claims';
export {
  CaptchaResultSchema,
  DoneSchema,
  LoginRequestSchema,
  LoginResultSchema,
  SignInOptionsSchema,
  ThirdPartyLoginRequestSchema,
  TokenResultSchema,
} from './session';
export {
  BookingListRequestSchema,
  FailedBookingSchema,
  FlightBookingSchema,
  TrainBookingSchema,
} from './travel-bookings';
export { METRICS, TELEMETRY_BYTES, TelemetrySchema } from './telemetry';
export type { Telemetry } from './telemetry';
export * from './favourites';
export * from './price-alerts';
export * from './flight-schemas';
export * from './train-schemas';
export * from './invoice-schemas';
export { TripsRequestSchema, TripsResultSchema } from './trips';
export {
  MapNearbyRequestSchema,
  MapNearbySchema,
  MapSourceSchema,
  MapStopRequestSchema,
  MapStopSchema,
  MapTileRequestSchema,
  MapTileSchema,
} from './map-schemas';
