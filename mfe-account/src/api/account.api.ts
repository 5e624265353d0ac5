import type { ApiClient } from '@wayfare/api-client';
import { invalidateCall } from '@wayfare/api-client/query-cache';
import {
  account,
  changePassword,
  eraseAccount,
  exportAccount,
  sessionList,
  updateAccount,
} from '@wayfare/api-contract';
import type {
  Account,
  AccountUpdate,
  ChangePasswordRequest,
  ExportResult,
} from '@wayfare/api-contract';

export async function saveAccount(api: ApiClient, request: AccountUpdate): Promise<Account> {
  const saved = await api.call(updateAccount, request);
  await invalidateCall(account);
  return saved;
}

/** Ends all other sessions. */
export async function setNewPassword(
  api: ApiClient,
  request: ChangePasswordRequest,
): Promise<void> {
  await api.call(changePassword, request);
  await invalidateCall(sessionList);
}

export function exportData(api: ApiClient): Promise<ExportResult> {
  return api.call(exportAccount, {});
}

export async function erase(api: ApiClient, confirm: string): Promise<void> {
  await api.call(eraseAccount, { confirm });
}
