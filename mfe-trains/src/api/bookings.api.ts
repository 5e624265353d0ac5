import type { ApiClient } from '@wayfare/api-client';
import { trainBookingList, type TrainBookingList } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** The train bookings of whoever is logged in, tickets and passes. */
export function loadTrainBookings(
  api: ApiClient,
  language: Language,
  signal?: AbortSignal,
): Promise<TrainBookingList> {
  return api.call(trainBookingList, { language }, { signal });
}
