import type { ApiClient } from '@wayfare/api-client';
import { queryClient } from '@wayfare/api-client/query-cache';
import { claimBookings } from '@wayfare/api-contract';

/** Claims a guest's bookings for the account, which changes every vertical's list. */
export async function addGuestBookings(api: ApiClient): Promise<number> {
  const { claimed } = await api.call(claimBookings, {});
  await queryClient().invalidateQueries();
  return claimed;
}
