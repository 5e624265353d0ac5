import { cancelHotelBooking, findBooking, hotelBooking, revokeLinks } from '@wayfare/api-contract';
import type {
  CancelRequest,
  CancelResult,
  FindBookingResult,
  HotelBooking,
  HotelBookingRequest,
  RevokeLinksResult,
} from '@wayfare/api-contract';
import { fakeWire, renderRoute } from '@wayfare/testing';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { buildBooking } from './bookings';

/* For tests: the pages that find and cancel a booking. */

export const REFUND: CancelResult = {
  booking_id: 'b-1',
  status: 'confirmed',
  refund: '300.00',
  fee: '112.50',
  charged: '412.50',
  expires_at: '2026-12-10T09:15:00Z',
};

interface Setting {
  path?: string;
  booking?: (request: HotelBookingRequest) => HotelBooking | Response;
  cancel?: (request: CancelRequest) => CancelResult | Response;
  revoke?: () => RevokeLinksResult | Response;
  found?: () => FindBookingResult | Response;
}

export function openCancellation({
  path = '/cancelation?booking=b-1',
  booking = () => buildBooking(),
  cancel = () => REFUND,
  revoke = () => ({ booking_id: 'b-1' }),
  found = () => ({ booking_id: 'b-1', reference: 'AB12CD34', vertical: 'hotels' }),
}: Setting = {}) {
  return renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      [hotelBooking, booking],
      [cancelHotelBooking, cancel],
      [revokeLinks, revoke],
      [findBooking, found],
    ]),
  });
}
