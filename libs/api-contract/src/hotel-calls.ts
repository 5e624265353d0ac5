import type { Language } from '@wayfare/domain';
import type { Quote, QuotedRequest, QuoteRequest } from './hotel-quotes';
import type { Call } from './call';
import type {
  BookRequest,
  BookResult,
  CancelRequest,
  CancelResult,
  HotelBooking,
  HotelBookingList,
  HotelBookingRequest,
} from './hotel-bookings';
import type { SearchAroundRequest, SearchAroundResult } from './hotels';
import type { AvailabilityRequest, AvailabilityResult } from './hotel-availability';
import type { HotelReviews, HotelReviewsRequest } from './hotel-reviews';
import type {
  HotelsPredictiveRequest,
  HotelsPredictiveResult,
  ResolvePathRequest,
  ResolvePathResult,
} from './places';

export const hotelsPredictive: Call<HotelsPredictiveRequest, HotelsPredictiveResult> = {
  method: 'GET',
  path: '/api/hotels/predictive',
};
export const resolveHotelPath: Call<ResolvePathRequest, ResolvePathResult> = {
  method: 'GET',
  path: '/api/hotels/resolve',
};
export const searchAround: Call<SearchAroundRequest, SearchAroundResult> = {
  method: 'POST',
  path: '/api/search-around',
};
export const hotelAvailability: Call<AvailabilityRequest, AvailabilityResult> = {
  method: 'POST',
  path: '/api/hotels/availability',
};
export const hotelReviews: Call<HotelReviewsRequest, HotelReviews> = {
  method: 'GET',
  path: '/api/hotels/reviews',
};
export const hotelQuote: Call<QuoteRequest, Quote> = { method: 'POST', path: '/api/hotels/quote' };
export const hotelQuoted: Call<QuotedRequest, Quote> = { method: 'GET', path: '/api/hotels/quote' };
export const bookHotel: Call<BookRequest, BookResult> = {
  method: 'POST',
  path: '/api/hotels/book',
};
export const hotelBooking: Call<HotelBookingRequest, HotelBooking> = {
  method: 'POST',
  path: '/api/hotels/booking',
};
export const hotelBookingList: Call<{ language?: Language }, HotelBookingList> = {
  method: 'POST',
  path: '/api/hotels/booking-list',
  shape: 'list',
};
export const cancelHotelBooking: Call<CancelRequest, CancelResult> = {
  method: 'POST',
  path: '/api/hotels/cancel',
  timeout: 60_000,
};
