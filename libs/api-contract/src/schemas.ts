/* The server's half: every schema of the contract, by name. */
export {
  BookingAccessSchema,
  FindBookingRequestSchema,
  FindBookingResultSchema,
  LedgerSchema,
  PaymentIntentRequestSchema,
  PaymentIntentResultSchema,
  PaymentSettingsSchema,
  PaymentTermsSchema,
  QuotedRequestSchema,
  QuoteRequestSchema,
  QuoteSchema,
  RevokeLinksRequestSchema,
  RevokeLinksResultSchema,
} from './bookings';
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
  ClimateRequestSchema,
  ClimateResultSchema,
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
export {
  SITEMAP_PAGE_SIZE,
  SitemapEntriesRequestSchema,
  SitemapEntriesResultSchema,
  SitemapPartsSchema,
} from './sitemap';
export {
  CheapestDaysRequestSchema,
  CheapestDaysResultSchema,
  FareBrandsRequestSchema,
  FareBrandsResultSchema,
  FlightOfferRequestSchema,
  FlightOfferSchema,
  FlightOfferResultSchema,
  FlightSearchRequestSchema,
  FlightSearchResultSchema,
} from './flights';
export {
  FlightPlacesRequestSchema,
  FlightPlacesResultSchema,
  LocationIdRequestSchema,
  LocationIdResultSchema,
} from './flight-places';
export { SeatMapsRequestSchema, SeatMapsResultSchema } from './flight-seats';
export { CARRIER_ACTIONS, CarrierChangeSchema } from './carrier-changes';
export {
  AcceptCarrierChangeRequestSchema,
  ConfirmCancellationRequestSchema,
  ConfirmChangeRequestSchema,
  OrderCancellationRequestSchema,
  OrderCancellationSchema,
  OrderChangeOffersSchema,
  OrderChangeQuoteRequestSchema,
  OrderChangeQuoteSchema,
  OrderChangeRequestSchema,
} from './flight-after-sales';
export {
  BoughtServiceSchema,
  FlightBookingRequestSchema,
  FlightBookingViewSchema,
  FlightOrderRequestSchema,
  FlightQuotedRequestSchema,
  FlightQuoteRequestSchema,
  FlightQuoteSchema,
  HoldPaymentRequestSchema,
  HoldQuoteRequestSchema,
  HoldQuoteSchema,
} from './flight-bookings';
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
export {
  AccountSchema,
  AccountUpdateSchema,
  ActivateRequestSchema,
  CheckRecoveryRequestSchema,
  ActivateResultSchema,
  ChangePasswordRequestSchema,
  ClaimResultSchema,
  ClaimsRequestSchema,
  ClaimsSchema,
  EndSessionsRequestSchema,
  EndSessionsResultSchema,
  EraseRequestSchema,
  ExportResultSchema,
  MailRequestSchema,
  RecoverRequestSchema,
  RegisterRequestSchema,
  RegisterResultSchema,
  SavedTravellerSchema,
  SessionListSchema,
  TravellerIdSchema,
  TravellerListSchema,
  TravellerRequestSchema,
} from './account';
export {
  CaptchaResultSchema,
  DoneSchema,
  LoginRequestSchema,
  LoginResultSchema,
  SignInOptionsSchema,
  ThirdPartyLoginRequestSchema,
  TokenResultSchema,
} from './session';
export { TrainCarrierChangeSchema } from './train-carrier-changes';
export {
  AcceptTrainChangeRequestSchema,
  ConfirmExchangeRequestSchema,
  ConfirmRefundRequestSchema,
  CreateRefundRequestSchema,
  EditTravelersRequestSchema,
  ExchangeOfferSchema,
  ExchangeQuoteRequestSchema,
  ExchangeQuoteSchema,
  ExchangeSearchRequestSchema,
  ExchangeSearchResultSchema,
  RefundSchema,
  TrainBookingRequestSchema,
} from './train-after-sales';
export {
  BookingIdSchema,
  BookingOfTrainRequestSchema,
  BookingOfTrainResultSchema,
  ConfirmBookingRequestSchema,
  CreateBookingRequestSchema,
  GetBookingRequestSchema,
  LastBasketRequestSchema,
  LastBasketResultSchema,
  PrebookRequestSchema,
  PrintRequestSchema,
  PrintResultSchema,
  TrainBasketSchema,
  TrainBookingViewSchema,
  TrainPaymentRequestSchema,
  TrainPaymentResultSchema,
} from './train-bookings';
export {
  CreateServiceRequestSchema,
  DeleteItemRequestSchema,
  DeleteServiceRequestSchema,
  PreferencesRequestSchema,
  RemovedSchema,
  UpdateTravelersRequestSchema,
} from './train-basket-changes';
export {
  PassItemSchema,
  TicketItemSchema,
  TrainItemSchema,
  TrainTravelerSchema,
} from './train-items';
export {
  TrainFirstNameSchema,
  TrainLastNameSchema,
  TrainPassengerSchema,
} from './train-travellers';
export {
  LegSolutionSchema,
  PassCodeRequestSchema,
  PassCodeResultSchema,
  RailCardSchema,
  RailCardsRequestSchema,
  RailCardsResultSchema,
  SearchLegSchema,
  SearchTravelerSchema,
  ServiceOfferSchema,
  TicketCriteriaSchema,
  TicketOfferSchema,
  TicketPageRequestSchema,
  TicketSearchRequestSchema,
  TicketSearchResultSchema,
  TrainAmountSchema,
  TrainIdSchema,
  TrainLegResultSchema,
  TrainPricesSchema,
  TrainProductSchema,
  TrainSegmentSchema,
} from './trains';
export {
  PassAreaSchema,
  PassAreasRequestSchema,
  PassAreasResultSchema,
  PassCriteriaSchema,
  PassOfferSchema,
  PassOrTicketsRequestSchema,
  PassOrTicketsResultSchema,
  PassSearchRequestSchema,
  PassSearchResultSchema,
} from './train-passes';
export {
  PlaceCodeSchema,
  TrainPlaceSchema,
  TrainPlacesRequestSchema,
  TrainPlacesResultSchema,
} from './train-places';
export {
  BookingListRequestSchema,
  FailedBookingSchema,
  FlightBookingSchema,
  TrainBookingSchema,
} from './travel-bookings';
export { METRICS, TELEMETRY_BYTES, TelemetrySchema } from './telemetry';
export type { Telemetry } from './telemetry';
