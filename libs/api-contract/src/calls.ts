import type { Language } from '@wayfare/domain';
import type {
  Account,
  AccountUpdate,
  ActivateRequest,
  ActivateResult,
  ChangePasswordRequest,
  ClaimResult,
  Claims,
  EndSessionsRequest,
  EndSessionsResult,
  EraseRequest,
  ExportResult,
  MailRequest,
  RecoverRequest,
  RegisterRequest,
  RegisterResult,
  SavedTraveller,
  SessionList,
  TravellerId,
  TravellerList,
  TravellerRequest,
} from './account';
import type { PaymentIntentRequest, PaymentIntentResult, PaymentSettings, Quote, QuotedRequest, QuoteRequest } from './bookings';
import type {
  BookRequest,
  BookResult,
  CancelRequest,
  CancelResult,
  CheckoutSessionResult,
  HotelBooking,
  HotelBookingList,
  HotelBookingRequest,
} from './hotel-bookings';
import type {
  ConfirmCancellationRequest,
  ConfirmChangeRequest,
  FlightBookingRequest,
  FlightBookingView,
  FlightOrderRequest,
  FlightQuote,
  FlightQuotedRequest,
  FlightQuoteRequest,
  HoldPaymentRequest,
  HoldQuote,
  HoldQuoteRequest,
  OrderCancellation,
  OrderCancellationRequest,
  OrderChangeOffers,
  OrderChangeQuote,
  OrderChangeQuoteRequest,
  OrderChangeRequest,
} from './flight-bookings';
import type {
  CheapestDaysRequest,
  CheapestDaysResult,
  FareBrandsRequest,
  FareBrandsResult,
  FlightOfferRequest,
  FlightOfferResult,
  FlightPlace,
  FlightPlacesRequest,
  FlightSearchRequest,
  FlightSearchResult,
  LocationIdRequest,
  LocationIdResult,
  SeatMapsRequest,
  SeatMapsResult,
} from './flights';
import type { AvailabilityRequest, AvailabilityResult, SearchAroundRequest, SearchAroundResult } from './hotels';
import type {
  HotelsPredictiveRequest,
  HotelsPredictiveResult,
  PlaceSuggestion,
  PopularPlace,
  PopularPlacesRequest,
  PredictiveRequest,
  ResolvePathRequest,
  ResolvePathResult,
  SeoTextRequest,
  SeoTextResult,
  SitemapRequest,
  SitemapResult,
} from './places';
import type { CaptchaResult, Done, LoginRequest, LoginResult, SignInOptions, ThirdPartyLoginRequest, TokenResult } from './session';
import type { BookingListRequest, FlightBookingList, TrainBookingList } from './travel-bookings';

/**
 * One call of the API: where it goes and, in its type only, what it takes and gives. Kept apart from the valibot
 * schemas so that a browser bundle carries a path and not a schema. GET requests travel as query parameters.
 */
export interface Call<Request, Result> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** milliseconds; the client's default applies without it */
  readonly timeout?: number;
  /** never read: carries the types */
  readonly types?: { request: Request; result: Result };
}

type NoRequest = Record<string, never>;

export const anonymousLogin: Call<NoRequest, TokenResult> = { method: 'GET', path: '/api/anonymous/login' };
export const refreshSession: Call<NoRequest, TokenResult> = { method: 'POST', path: '/api/session/refresh' };
export const predictive: Call<PredictiveRequest, PlaceSuggestion[]> = { method: 'POST', path: '/api/v3/predictive' };
export const hotelsPredictive: Call<HotelsPredictiveRequest, HotelsPredictiveResult> = { method: 'GET', path: '/api/hotels/predictive' };
export const popularPlaces: Call<PopularPlacesRequest, PopularPlace[]> = { method: 'GET', path: '/api/most-popular-places' };
export const resolveHotelPath: Call<ResolvePathRequest, ResolvePathResult> = { method: 'GET', path: '/api/hotels/resolve' };
export const searchAround: Call<SearchAroundRequest, SearchAroundResult> = { method: 'POST', path: '/api/search-around' };
export const hotelAvailability: Call<AvailabilityRequest, AvailabilityResult> = { method: 'POST', path: '/api/hotels/availability' };
export const seoText: Call<SeoTextRequest, SeoTextResult> = { method: 'GET', path: '/api/seo/getTextByLanguage' };
export const sitemapByCountry: Call<SitemapRequest, SitemapResult> = { method: 'GET', path: '/api/seo/getSiteMapHTMLByCountry' };
export const sitemapByCity: Call<SitemapRequest, SitemapResult> = { method: 'GET', path: '/api/seo/getSiteMapHTMLByCity' };
export const hotelQuote: Call<QuoteRequest, Quote> = { method: 'POST', path: '/api/hotels/quote' };
export const hotelQuoted: Call<QuotedRequest, Quote> = { method: 'GET', path: '/api/hotels/quote' };
export const bookHotel: Call<BookRequest, BookResult> = { method: 'POST', path: '/api/hotels/book' };
export const hotelBooking: Call<HotelBookingRequest, HotelBooking> = { method: 'POST', path: '/api/hotels/booking' };
export const hotelBookingList: Call<{ language?: Language }, HotelBookingList> = { method: 'POST', path: '/api/hotels/booking-list' };
export const cancelHotelBooking: Call<CancelRequest, CancelResult> = { method: 'POST', path: '/api/hotels/cancel', timeout: 60_000 };
export const createPaymentIntent: Call<PaymentIntentRequest, PaymentIntentResult> = { method: 'POST', path: '/api/create-payment-intent' };
export const createCheckOutSession: Call<{ booking_id?: string }, CheckoutSessionResult> = { method: 'POST', path: '/api/createCheckOutSession' };
export const paymentSettings: Call<NoRequest, PaymentSettings> = { method: 'GET', path: '/api/payment-settings' };

/** CON-04 */
export const login: Call<LoginRequest, LoginResult> = { method: 'POST', path: '/api/login', timeout: 120_000 };
export const thirdPartyLogin: Call<ThirdPartyLoginRequest, LoginResult> = { method: 'POST', path: '/api/google/login', timeout: 120_000 };
export const logout: Call<NoRequest, Done> = { method: 'POST', path: '/api/logout' };
/** a login form waits for it, and does without it */
export const signInOptions: Call<NoRequest, SignInOptions> = { method: 'GET', path: '/api/sign-in-options', timeout: 3_000 };
export const captchaChallenge: Call<NoRequest, CaptchaResult> = { method: 'GET', path: '/api/captcha' };
export const register: Call<RegisterRequest, RegisterResult> = { method: 'POST', path: '/api/register' };
export const activate: Call<ActivateRequest, ActivateResult> = { method: 'POST', path: '/api/activate' };
export const resendActivation: Call<MailRequest, Done> = { method: 'POST', path: '/api/activate/resend' };
export const rememberPassword: Call<MailRequest, Done> = { method: 'POST', path: '/api/remember-password' };
export const recover: Call<RecoverRequest, Done> = { method: 'POST', path: '/api/recover' };

export const account: Call<NoRequest, Account> = { method: 'GET', path: '/api/account' };
export const updateAccount: Call<AccountUpdate, Account> = { method: 'PUT', path: '/api/account' };
export const changePassword: Call<ChangePasswordRequest, Done> = { method: 'POST', path: '/api/account/password' };
export const sessionList: Call<NoRequest, SessionList> = { method: 'GET', path: '/api/account/sessions' };
export const endSessions: Call<EndSessionsRequest, EndSessionsResult> = { method: 'POST', path: '/api/account/sessions/end' };
export const savedTravellers: Call<NoRequest, TravellerList> = { method: 'GET', path: '/api/account/travellers' };
export const saveTraveller: Call<TravellerRequest, SavedTraveller> = { method: 'PUT', path: '/api/account/travellers' };
export const deleteTraveller: Call<TravellerId, Done> = { method: 'POST', path: '/api/account/travellers/delete' };
export const exportAccount: Call<NoRequest, ExportResult> = { method: 'POST', path: '/api/account/export' };
export const eraseAccount: Call<EraseRequest, Done> = { method: 'POST', path: '/api/account/erase' };
export const claims: Call<NoRequest, Claims> = { method: 'GET', path: '/api/account/claims' };
export const claimBookings: Call<NoRequest, ClaimResult> = { method: 'POST', path: '/api/account/claims' };

export const flightBookingList: Call<BookingListRequest, FlightBookingList> = { method: 'POST', path: '/api/flights/booking-list' };
export const trainBookingList: Call<BookingListRequest, TrainBookingList> = { method: 'POST', path: '/api/trains/booking-list' };

/** The supplier of flights unless another one is named (OQ-45). */
export const FLIGHT_PROVIDER = 'duffel';

/** A call to one supplier of flights; the server names its parameter, `:provider`. */
type FlightCall<Request, Result> = (provider?: string) => Call<Request, Result>;

function flightCall<Request, Result>(method: 'GET' | 'POST', path: string, timeout?: number): FlightCall<Request, Result> {
  return (provider = FLIGHT_PROVIDER) => ({ method, path: `/api/flights/${provider}/${path}`, ...(timeout === undefined ? {} : { timeout }) });
}

/** a search waits for airlines */
const SEARCH_TIMEOUT = 30_000;
const ORDER_TIMEOUT = 60_000;

export const flightPlaces: Call<FlightPlacesRequest, FlightPlace[]> = { method: 'GET', path: '/api/flights/places' };
export const locationId: Call<LocationIdRequest, LocationIdResult> = { method: 'POST', path: '/api/flights/locationID' };
export const flightSearch = flightCall<FlightSearchRequest, FlightSearchResult>('POST', 'search', SEARCH_TIMEOUT);
export const cheapestDays = flightCall<CheapestDaysRequest, CheapestDaysResult>('POST', 'cheapest-days', SEARCH_TIMEOUT);
export const fareBrands = flightCall<FareBrandsRequest, FareBrandsResult>('POST', 'brands', SEARCH_TIMEOUT);
// an id comes from an address that anyone can write; a colon stays, for the server's `:id`
const inPath = (id: string) => encodeURIComponent(id).replaceAll('%3A', ':');

export const flightOffer = (id: string, provider: string = FLIGHT_PROVIDER): Call<FlightOfferRequest, FlightOfferResult> => ({ method: 'GET', path: `/api/flights/${provider}/offers/${inPath(id)}` });
export const seatMaps = flightCall<SeatMapsRequest, SeatMapsResult>('GET', 'seat-maps');
export const flightQuote = flightCall<FlightQuoteRequest, FlightQuote>('POST', 'quotes');
export const flightQuoted = flightCall<FlightQuotedRequest, FlightQuote>('GET', 'quotes');
export const orderFlight = flightCall<FlightOrderRequest, BookResult>('POST', 'orders');
export const flightBooking: Call<FlightBookingRequest, FlightBookingView> = { method: 'POST', path: '/api/flights/booking' };
export const quoteCancellation = flightCall<OrderCancellationRequest, OrderCancellation>('POST', 'order-cancellations');
export const confirmCancellation = flightCall<ConfirmCancellationRequest, OrderCancellation>('POST', 'order-cancellations/confirm', ORDER_TIMEOUT);
export const findChangeOffers = flightCall<OrderChangeRequest, OrderChangeOffers>('POST', 'order-change-requests', SEARCH_TIMEOUT);
export const quoteChange = flightCall<OrderChangeQuoteRequest, OrderChangeQuote>('POST', 'order-change-requests/quote');
export const confirmChange = flightCall<ConfirmChangeRequest, BookResult>('POST', 'order-change-requests/confirm', ORDER_TIMEOUT);
export const holdQuote = flightCall<HoldQuoteRequest, HoldQuote>('POST', 'hold-quotes');
export const payHold = flightCall<HoldPaymentRequest, BookResult>('POST', 'hold-payments', ORDER_TIMEOUT);
