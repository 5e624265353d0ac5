import type {
  FindBookingRequest,
  FindBookingResult,
  RevokeLinksRequest,
  RevokeLinksResult,
} from './bookings';
import type { Call } from './call';
import type { Trips, TripsRequest } from './trips';

export const findBooking: Call<FindBookingRequest, FindBookingResult> = {
  method: 'POST',
  path: '/api/bookings/find',
};
export const revokeLinks: Call<RevokeLinksRequest, RevokeLinksResult> = {
  method: 'POST',
  path: '/api/bookings/revoke-links',
};
export const trips: Call<TripsRequest, Trips> = {
  method: 'POST',
  path: '/api/bookings/trips',
};
