import type {
  FindBookingRequest,
  FindBookingResult,
  RevokeLinksRequest,
  RevokeLinksResult,
} from './bookings';
import type { Call } from './call';

export const findBooking: Call<FindBookingRequest, FindBookingResult> = {
  method: 'POST',
  path: '/api/bookings/find',
};
export const revokeLinks: Call<RevokeLinksRequest, RevokeLinksResult> = {
  method: 'POST',
  path: '/api/bookings/revoke-links',
};
