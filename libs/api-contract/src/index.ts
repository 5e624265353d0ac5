/* The browser's half: paths, types and constants. The valibot schemas are in `@wayfare/api-contract/schemas`. */
export {
  anonymousLogin,
  bookHotel,
  cancelHotelBooking,
  createCheckOutSession,
  createPaymentIntent,
  hotelAvailability,
  hotelBooking,
  hotelBookingList,
  hotelQuote,
  hotelQuoted,
  hotelsPredictive,
  paymentSettings,
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
export type {
  BookingAccess,
  BookingStatus,
  FailureReason,
  PaymentIntentRequest,
  PaymentIntentResult,
  PaymentSettings,
  PaymentTerms,
  PaymentTiming,
  Quote,
  QuotedRequest,
  QuoteRequest,
  WireLedger,
} from './bookings';
export type { BookRequest, BookResult, CancelRequest, CancelResult, CheckoutSessionResult, HotelBooking, HotelBookingList, HotelBookingRequest } from './hotel-bookings';
export type { GuestDetails, GuestDetailsInput, GuestProblem } from './guest-details';
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
