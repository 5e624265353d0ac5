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
import type {
  BookingOfTrainRequest,
  BookingOfTrainResult,
  ConfirmBookingRequest,
  CreateBookingRequest,
  CreateServiceRequest,
  DeleteItemRequest,
  DeleteServiceRequest,
  GetBookingRequest,
  LastBasketRequest,
  LastBasketResult,
  PrebookRequest,
  PreferencesRequest,
  PrintRequest,
  PrintResult,
  Removed,
  TrainBasket,
  TrainBookingView,
  TrainPaymentRequest,
  TrainPaymentResult,
  UpdateTravelersRequest,
} from './train-bookings';
import type { ConfirmExchangeRequest, ConfirmRefundRequest, CreateRefundRequest, EditTravelersRequest, ExchangeQuote, ExchangeQuoteRequest, ExchangeSearchRequest, ExchangeSearchResult, Refund, TrainBookingRequest } from './train-after-sales';
import type {
  PassArea,
  PassCodeRequest,
  PassCodeResult,
  PassOrTicketsRequest,
  PassOrTicketsResult,
  PassSearchRequest,
  PassSearchResult,
  RailCard,
  TicketPageRequest,
  TicketSearchRequest,
  TicketSearchResult,
  TrainPlace,
  TrainPlacesRequest,
} from './trains';
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
  /** 'content' answers `{ data, meta }` instead of the envelope where it succeeds (OQ-01) */
  readonly shape?: 'content';
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

function trainCall<Request, Result>(path: string, { method = 'POST', timeout }: { method?: 'GET' | 'POST' | 'PUT'; timeout?: number } = {}): Call<Request, Result> {
  return { method, path: `/api/trains/${path}`, ...(timeout === undefined ? {} : { timeout }) };
}

const SEARCHING = { timeout: SEARCH_TIMEOUT };
const ORDERING = { timeout: ORDER_TIMEOUT };

export const trainPlaces = trainCall<TrainPlacesRequest, TrainPlace[]>('places', { method: 'GET' });
export const railCards = trainCall<{ language?: Language }, RailCard[]>('rail-cards', { method: 'GET' });
export const passAreas = trainCall<{ language?: Language }, PassArea[]>('pass-areas', { method: 'GET' });
export const validatePassCode = trainCall<PassCodeRequest, PassCodeResult>('validate-pass-code');
export const searchTickets = trainCall<TicketSearchRequest, TicketSearchResult>('search-p2p', SEARCHING);
export const pageTickets = trainCall<TicketPageRequest, TicketSearchResult>('search-p2p/page', SEARCHING);
export const searchPasses = trainCall<PassSearchRequest, PassSearchResult>('search-pass', SEARCHING);
export const passOrTickets = trainCall<PassOrTicketsRequest, PassOrTicketsResult>('pass-or-tickets', SEARCHING);
export const createTrainBooking = trainCall<CreateBookingRequest, TrainBasket>('create-booking-p2p');
export const deleteTrainItem = trainCall<DeleteItemRequest, TrainBasket>('deleteItem');
export const createServiceOffer = trainCall<CreateServiceRequest, TrainBasket>('create-service-offer');
export const deleteServiceOffer = trainCall<DeleteServiceRequest, TrainBasket>('delete-service-offer');
export const setSeatPreferences = trainCall<PreferencesRequest, TrainBasket>('preferences-types', { method: 'PUT' });
export const updateTravelers = trainCall<UpdateTravelersRequest, TrainBasket>('update-travelers', { method: 'PUT' });
export const prebookTrains = trainCall<PrebookRequest, TrainBasket>('prebook', ORDERING);
export const createTrainPaymentIntent = trainCall<TrainPaymentRequest, TrainPaymentResult>('create-payment-intent');
export const removeTrainPaymentIntent = trainCall<TrainPaymentRequest, Removed>('remove-payment-intent');
export const confirmTrainBooking = trainCall<ConfirmBookingRequest, BookResult>('confirm-booking', ORDERING);
export const getTrainBooking = trainCall<GetBookingRequest, TrainBasket | null>('get-booking');
export const getLastBasket = trainCall<LastBasketRequest, LastBasketResult>('get-last-basket');
export const deleteBasket = trainCall<TrainPaymentRequest, Removed>('delete-basket');
export const trainBookingId = trainCall<BookingOfTrainRequest, BookingOfTrainResult>('get-booking-id');
export const trainBooking = trainCall<TrainBookingRequest, TrainBookingView>('booking');
export const printTrainBooking = trainCall<PrintRequest, PrintResult>('print');
export const createRefund = trainCall<CreateRefundRequest, Refund>('create-refund');
export const confirmRefund = trainCall<ConfirmRefundRequest, Refund>('confirm-refund', ORDERING);
export const searchExchangeOffers = trainCall<ExchangeSearchRequest, ExchangeSearchResult>('search-exchange-offers', SEARCHING);
export const exchangeQuote = trainCall<ExchangeQuoteRequest, ExchangeQuote>('exchange-quote');
export const confirmExchange = trainCall<ConfirmExchangeRequest, BookResult>('exchange-operation-confirmation', ORDERING);
export const editTravelers = trainCall<EditTravelersRequest, TrainBookingView>('edit-travelers', { method: 'PUT', ...ORDERING });
