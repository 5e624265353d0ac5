import type { ApiClient } from '@wayfare/api-client';
import { queryClient } from '@wayfare/api-client/query-cache';
import { claimBookings, trips, type Trips } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** The trips of whoever is here. */
export function listTrips(api: ApiClient, language: Language, signal: AbortSignal): Promise<Trips> {
  return api.call(trips, { language }, { signal });
}

/** Makes the bookings of a guest the user's own. Every list of bookings is another one then, whatever vertical it is of. */
export async function addGuestBookings(api: ApiClient): Promise<number> {
  const { claimed } = await api.call(claimBookings, {});
  await queryClient().invalidateQueries();
  return claimed;
}
