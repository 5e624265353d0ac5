import type { Language } from '@wayfare/domain';
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
import type { TokenResult } from './session';

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
