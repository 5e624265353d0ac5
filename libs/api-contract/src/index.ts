/* The browser's half: paths, types and constants. The valibot schemas are in `@wayfare/api-contract/schemas`. */
export type { Call } from './call';
export {
  activate, anonymousLogin, captchaChallenge, checkRecovery, login, logout, recover, refreshSession, register, rememberPassword, resendActivation, signInOptions,
  thirdPartyLogin,
} from './session-calls';
export { popularPlaces, predictive, seoText, sitemapByCity, sitemapByCountry } from './place-calls';
export { findBooking, revokeLinks } from './booking-calls';
export { createCheckOutSession, createPaymentIntent, paymentSettings } from './payment-calls';
export {
  bookHotel, cancelHotelBooking, hotelAvailability, hotelBooking, hotelBookingList, hotelQuote, hotelQuoted, hotelsPredictive, resolveHotelPath, searchAround,
} from './hotel-calls';
export {
  account, changePassword, claimBookings, claims, deleteTraveller, endSessions, eraseAccount, exportAccount, savedTravellers, saveTraveller, sessionList,
  updateAccount,
} from './account-calls';
export { ASSISTANCE_KINDS } from './assistance-facts';
export type { AssistanceKind } from './assistance-facts';
export type { CarrierChange, CarrierJourney } from './carrier-changes';
export {
  acceptCarrierChange, cheapestDays, confirmCancellation, confirmChange, fareBrands, findChangeOffers, FLIGHT_PROVIDER, flightBooking, flightBookingList, flightOffer, flightPlaces,
  flightQuote, flightQuoted, flightSearch, holdQuote, locationId, orderFlight, payHold, quoteCancellation, quoteChange, seatMaps,
} from './flight-calls';
export {
  confirmExchange, confirmRefund, confirmTrainBooking, createRefund, createServiceOffer, createTrainBooking, createTrainPaymentIntent, deleteBasket,
  deleteServiceOffer, deleteTrainItem, editTravelers, exchangeQuote, getLastBasket, getTrainBooking, pageTickets, passAreas, passOrTickets, prebookTrains,
  printTrainBooking, railCards, removeTrainPaymentIntent, searchExchangeOffers, searchPasses, searchTickets, setSeatPreferences, trainBooking, trainBookingId,
  trainBookingList, trainPlaces, updateTravelers, validatePassCode,
} from './train-calls';
export type {
  BookingAccess, BookingStatus, FailureReason, FindBookingRequest, FindBookingResult, PaymentIntentRequest, PaymentIntentResult, PaymentSettings, PaymentTerms, PaymentTiming, Quote, QuotedRequest,
  QuoteRequest, RevokeLinksRequest, RevokeLinksResult, WireLedger,
} from './bookings';
export type { BookRequest, BookResult, CancelRequest, CancelResult, CheckoutSessionResult, HotelBooking, HotelBookingList, HotelBookingRequest } from './hotel-bookings';
export { BAG_TYPES, CABIN_CLASSES, FLIGHT_LIMITS, FLIGHT_PAGE_SIZE, GENDERS, ORDER_TYPES, PHONE_TYPES, TRAVELLER_AGES, TRAVELLER_LIMITS, TRAVELLER_TYPES } from './flight-facts';
export type { BagType, CabinClass, Gender, OrderType, PhoneType, TravellerType } from './flight-facts';
export type {
  BagService, CheapestDaysRequest, CheapestDaysResult, FareBrandsRequest, FareBrandsResult, FlightDictionary, FlightOffer, FlightOfferRequest,
  FlightOfferResult, FlightPassenger, FlightPlace, FlightPlacesRequest, FlightSearchRequest, FlightSearchResult, FlightSearchSlice, FlightSegment, FlightSlice,
  LocationIdRequest, LocationIdResult, SeatElement, SeatMap, SeatMapsRequest, SeatMapsResult,
} from './flights';
export type {
  AcceptCarrierChangeRequest, BoughtService, ChangeOffer, ConfirmCancellationRequest, ConfirmChangeRequest, FlightBookingRequest, FlightBookingView, FlightOrderRequest, FlightQuote,
  FlightQuotedRequest, FlightQuoteRequest, HoldPaymentRequest, HoldQuote, HoldQuoteRequest, OrderCancellation, OrderCancellationRequest, OrderChangeOffers,
  OrderChangeQuote, OrderChangeQuoteRequest, OrderChangeRequest,
} from './flight-bookings';
export type { FlightContact, FlightTraveller, TravellerDraft, TravellerIssue, TravellerProblem } from './flight-travellers';
export type { Assistance, GuestDetails, GuestDetailsInput, GuestProblem } from './guest-details';
export type { Envelope, ErrorCode, WireError } from './envelope';
export type {
  Accessibility, AvailabilityRequest, AvailabilityResult, Bounds, HotelDetail, HotelFilters, HotelResult, HotelTypeCode, Image, Occupancy, SearchAroundRequest,
  SearchAroundResult, Sort, StayOption, StayPrice,
} from './hotels';
export type {
  HotelsPredictiveResult, PlaceSuggestion, PlaceType, PopularPlace, ResolvePathResult, SeoTextResult, SitemapResult,
} from './places';
export type { CaptchaResult, Done, LoginRequest, LoginResult, SignedIn, SignInOptions, ThirdPartyLoginRequest, TokenResult } from './session';
export type {
  Account, AccountProblem, AccountUpdate, ActivateRequest, ActivateResult, ChangePasswordRequest, CheckRecoveryRequest, ClaimResult, Claims, EndSessionsRequest, EndSessionsResult,
  EraseRequest, ExportResult, MailRequest, RecoverRequest, RegisterRequest, RegisterResult, SavedTraveller, SessionList, TravellerId, TravellerList,
  TravellerRequest,
} from './account';
export type { BookingListRequest, FailedBooking, FlightBooking, FlightBookingList, TrainBooking, TrainBookingItem, TrainBookingList } from './travel-bookings';
export { COMFORT_CATEGORIES, DELIVERY_TYPES, FLEXIBILITIES, PASSENGER_FIELDS, PREFERENCE_GROUPS, SEARCHED_AGES, SEAT_PREFERENCES, TITLES, TRAIN_AGES, TRAIN_AGES_TAKEN, TRAIN_CATEGORIES, TRAIN_DOCUMENT_TYPES, TRAIN_ITEM_STATUSES, TRAIN_LIMITS, TRAIN_PASSENGER_LIMITS, TRAIN_TRAVELER_TYPES } from './train-facts';
export type { ComfortCode, DeliveryType, FlexibilityCode, PassengerField, PreferenceGroup, Title, TrainCategory, TrainDocumentType, TrainItemStatus, TrainTravelerType } from './train-facts';
export type {
  ConfirmExchangeRequest, ConfirmRefundRequest, CreateRefundRequest, EditTravelersRequest, ExchangeOffer, ExchangeQuote, ExchangeQuoteRequest,
  ExchangeSearchRequest, ExchangeSearchResult, Refund, RefundItem, TrainBookingRequest,
} from './train-after-sales';
export type {
  BookingOfTrainRequest, BookingOfTrainResult, ConfirmBookingRequest, CreateBookingRequest, CreateServiceRequest, DeleteItemRequest, DeleteServiceRequest,
  GetBookingRequest, LastBasketRequest, LastBasketResult, PassItem, PrebookRequest, PreferencesRequest, PrintRequest, PrintResult, Removed, TicketItem,
  TrainBasket, TrainBookingView, TrainItem, TrainPaymentRequest, TrainPaymentResult, TrainTraveler, UpdateTravelersRequest,
} from './train-bookings';
export type {
  PassengerFacts, PassengerIssue, PassengerProblem, TrainPassenger, TrainPassengerDraft,
} from './train-travellers';
export type {
  LegSolution, PassArea, PassCodeRequest, PassCodeResult, PassCriteria, PassOffer, PassOrTicketsRequest, PassOrTicketsResult, PassSearchRequest,
  PassSearchResult, RailCard, SearchLeg, SearchTraveler, ServiceOffer, TicketCriteria, TicketOffer, TicketPageRequest, TicketSearchRequest, TicketSearchResult,
  TrainLegResult, TrainPlace, TrainPlacesRequest, TrainPrices, TrainProduct, TrainSegment,
} from './trains';
export { CONTACT_NAME_MAX, CONTACT_PROBLEMS, CONTACT_SUBJECTS, QUESTION_MAX, QUESTION_MIN } from './contact-facts';
export type { ContactProblem } from './contact-facts';
export type { ContactFields, ContactRequest, ContactResult } from './contact';
export { ARTICLE_TOPICS, DESTINATION_FACTS, PAGE_KEYS } from './content-facts';
export type { PageKey } from './content-facts';
export type {
  Article, ArticleTopic, ClimateMonth, ClimateRequest, ClimateResult, ContentEntry, ContentEntryRequest, ContentList, ContentListRequest, ContentPage,
  ContentPicture, Destination, PreviewRequest, PreviewResult, Promo, SiteSearchRequest, SiteSearchResult,
} from './content';
export { articleById, articleList, articlePreview, destinationClimate, destinationList, pageList, promoList, sendContact, siteSearch } from './content-calls';
export type { SitemapEntriesRequest, SitemapEntry, SitemapPart } from './sitemap';
export { sitemapEntries, sitemapParts } from './sitemap-calls';
export type { Measurement, Metric, PageError, TelemetrySent } from './telemetry';
export { ERROR_MESSAGE_MAX, MEASUREMENTS_AT_ONCE, TELEMETRY_PATH } from './telemetry-limits';
