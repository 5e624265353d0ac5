import type { ApiClient } from '@wayfare/api-client';
import { invalidateCall, queryClient } from '@wayfare/api-client/query-cache';
import {
  account,
  changePassword,
  claimBookings,
  deleteTraveller,
  endSessions,
  eraseAccount,
  exportAccount,
  saveTraveller,
  savedTravellers,
  sessionList,
  updateAccount,
} from '@wayfare/api-contract';
import type {
  Account,
  AccountUpdate,
  ChangePasswordRequest,
  ExportResult,
  SavedTraveller,
  TravellerRequest,
} from '@wayfare/api-contract';

export async function saveAccount(api: ApiClient, request: AccountUpdate): Promise<Account> {
  const saved = await api.call(updateAccount, request);
  await invalidateCall(account);
  return saved;
}

export async function keepTraveller(
  api: ApiClient,
  request: TravellerRequest,
): Promise<SavedTraveller> {
  const saved = await api.call(saveTraveller, request);
  await invalidateCall(savedTravellers);
  return saved;
}

export async function removeTraveller(api: ApiClient, id: string): Promise<void> {
  await api.call(deleteTraveller, { id });
  await invalidateCall(savedTravellers);
}

/** Ends every other session too. */
export async function setNewPassword(
  api: ApiClient,
  request: ChangePasswordRequest,
): Promise<void> {
  await api.call(changePassword, request);
  await invalidateCall(sessionList);
}

/** One session, or `others`: all but this one. Returns how many have ended. */
export async function signOut(api: ApiClient, id: string): Promise<number> {
  const { ended } = await api.call(endSessions, { id });
  await invalidateCall(sessionList);
  return ended;
}

export function exportData(api: ApiClient): Promise<ExportResult> {
  return api.call(exportAccount, {});
}

export async function erase(api: ApiClient, confirm: string): Promise<void> {
  await api.call(eraseAccount, { confirm });
}

/** Makes the bookings of a guest the user's own. Every list of bookings is another one then, whatever vertical it is of. */
export async function addGuestBookings(api: ApiClient): Promise<number> {
  const { claimed } = await api.call(claimBookings, {});
  await queryClient().invalidateQueries();
  return claimed;
}
