import type { ApiClient } from '@wayfare/api-client';
import { queryClient } from '@wayfare/api-client/query-cache';
import { claimBookings } from '@wayfare/api-contract';

/** Makes the bookings of a guest the user's own. Every list of bookings is another one then, whatever vertical it is of. */
export async function addGuestBookings(api: ApiClient): Promise<number> {
  const { claimed } = await api.call(claimBookings, {});
  await queryClient().invalidateQueries();
  return claimed;
}
