import type { ApiClient } from '@wayfare/api-client';
import { flightBookingList, type FlightBookingList } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** The flight bookings of whoever is logged in. */
export function loadFlightBookings(
  api: ApiClient,
  language: Language,
  signal?: AbortSignal,
): Promise<FlightBookingList> {
  return api.call(flightBookingList, { language }, { signal });
}
