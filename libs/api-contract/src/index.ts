export type { Call } from './call';
export {
  activate,
  anonymousLogin,
  captchaChallenge,
  checkRecovery,
  login,
  logout,
  recover,
  refreshSession,
  register,
  rememberPassword,
  resendActivation,
  signInOptions,
  thirdPartyLogin,
} from './session-calls';
export { popularPlaces, predictive, seoText, sitemapByCity, sitemapByCountry } from './place-calls';
export { findBooking, revokeLinks, trips } from './booking-calls';
export { removeSavedCard, savedCards, setUpCard } from './saved-card-calls';
export type { SavedCard, SavedCards } from './saved-cards';
export { createCheckOutSession, createPaymentIntent, paymentSettings } from './payment-calls';
export {
  bookHotel,
  cancelHotelBooking,
  hotelAvailability,
  hotelBooking,
  hotelBookingList,
  hotelQuote,
  hotelQuoted,
  hotelReviews,
  hotelsPredictive,
  resolveHotelPath,
  searchAround,
} from './hotel-calls';
export {
  account,
  changePassword,
  claimBookings,
  claims,
  deleteTraveller,
  endSessions,
  eraseAccount,
  exportAccount,
  savedTravellers,
  saveTraveller,
  sessionList,
  updateAccount,
} from './account-calls';
export { ASSISTANCE_KINDS, TRAIN_ASSISTANCE_KINDS } from './assistance-facts';
export type { AssistanceKind, TrainAssistanceKind } from './assistance-facts';
export type { CarrierChange, CarrierJourney } from './carrier-changes';
export type {
  BookingAccess,
  BookingStatus,
  FailureReason,
  FindBookingRequest,
  FindBookingResult,
  PaymentIntentRequest,
  PaymentIntentResult,
  PaymentMethod,
  PaymentSettings,
  PaymentTerms,
  PaymentTiming,
  RevokeLinksRequest,
  RevokeLinksResult,
  WireLedger,
} from './bookings';
export type { Quote, QuotedRequest, QuoteRequest } from './hotel-quotes';
export type {
  BookRequest,
  BookResult,
  CancelRequest,
  CancelResult,
  CheckoutSessionResult,
  HotelBooking,
  HotelBookingList,
  HotelBookingRequest,
} from './hotel-bookings';
export type { Assistance, GuestDetails, GuestDetailsInput, GuestProblem } from './guest-details';
export type { Envelope, ErrorCode, WireError } from './envelope';
export { REVIEW_BANDS, REVIEWS_SIZE, TRAVELLER_KINDS } from './hotel-facts';
export type {
  BedType,
  ReviewBand,
  ReviewSubject,
  RoomFacility,
  TravellerKind,
} from './hotel-facts';
export type { HotelReview, HotelReviews, HotelReviewsRequest } from './hotel-reviews';
export type { RoomKind } from './hotel-room-kinds';
export { FACET_KEYS, HOTEL_FACETS } from './hotel-facets';
export type {
  Accessibility,
  CatalogueFacetKey,
  FacetKey,
  FacetOption,
  HotelFacet,
  HotelTypeCode,
} from './hotel-facets';
export type {
  Bounds,
  FacetCounts,
  District,
  HotelFilters,
  HotelResult,
  Image,
  Occupancy,
  PriceRange,
  PriceSpread,
  SearchAroundRequest,
  SearchAroundResult,
  Sort,
  StayPrice,
} from './hotels';
export type {
  AvailabilityRequest,
  AvailabilityResult,
  HotelDetail,
  StayOption,
} from './hotel-availability';
export { CIRCLE_TYPES, isCircleType, type CircleType } from './circle-types';
export type {
  HotelsPredictiveResult,
  PlaceSuggestion,
  PlaceType,
  PopularPlace,
  ResolvePathResult,
  SeoTextResult,
  SitemapResult,
} from './places';
export type {
  CaptchaResult,
  Done,
  LoginRequest,
  LoginResult,
  SignedIn,
  SignInOptions,
  ThirdPartyLoginRequest,
  TokenResult,
} from './session';
export type {
  Account,
  AccountProblem,
  AccountUpdate,
  ActivateRequest,
  ActivateResult,
  ChangePasswordRequest,
  CheckRecoveryRequest,
  EraseRequest,
  ExportResult,
  MailRequest,
  RecoverRequest,
  RegisterRequest,
  RegisterResult,
  SavedTraveller,
  TravellerId,
  TravellerList,
  TravellerRequest,
} from './account';
export type { EndSessionsRequest, EndSessionsResult, SessionList } from './account-sessions';
export type { ClaimResult, Claims, ClaimsRequest, ClaimStanding } from './account-claims';
export type {
  BookingListRequest,
  FailedBooking,
  FlightBooking,
  FlightBookingList,
  TrainBooking,
  TrainBookingItem,
  TrainBookingList,
} from './travel-bookings';
export {
  CONTACT_NAME_MAX,
  CONTACT_PROBLEMS,
  CONTACT_SUBJECTS,
  QUESTION_MAX,
  QUESTION_MIN,
} from './contact-facts';
export type { ContactProblem } from './contact-facts';
export type { ContactFields, ContactRequest, ContactResult } from './contact';
export { ARTICLE_TOPICS, DESTINATION_FACTS, PAGE_KEYS } from './content-facts';
export type { PageKey } from './content-facts';
export type {
  Article,
  ArticleTopic,
  ContentEntry,
  ContentEntryRequest,
  ContentList,
  ContentListRequest,
  ContentPage,
  Destination,
  PreviewRequest,
  PreviewResult,
  Promo,
  SiteSearchRequest,
  SiteSearchResult,
} from './content';
export type { ClimateMonth, ClimateRequest, ClimateResult } from './climate';
export {
  articleById,
  articleList,
  articlePreview,
  destinationClimate,
  destinationList,
  pageList,
  promoList,
  sendContact,
  siteSearch,
} from './content-calls';
export type { SitemapEntriesRequest, SitemapEntry, SitemapPart } from './sitemap';
export { sitemapEntries, sitemapParts } from './sitemap-calls';
export type { Measurement, Metric, PageError, TelemetrySent } from './telemetry';
export { ERROR_MESSAGE_MAX, MEASUREMENTS_AT_ONCE, TELEMETRY_PATH } from './telemetry-limits';
export * from './flight-exports';
export * from './train-exports';
export * from './invoice-exports';
export * from './saved-exports';
export type {
  Trip,
  TripAction,
  TripBooking,
  TripEntry,
  TripMoment,
  Trips,
  TripTarget,
  TripWallet,
} from './trips';
export type {
  MapLabel,
  MapNearby,
  MapNearbyRequest,
  MapPage,
  MapSource,
  MapStop,
  MapStopRequest,
  MapTile,
  MapTileRequest,
} from './map-calls';
export { mapNearby, mapSource, mapStop, mapTile } from './map-calls';
