import { isApiError } from '@wayfare/api-client';
import type { ApiClient } from '@wayfare/api-client';
import { cachedCall, KEEP_MS } from '@wayfare/api-client/query-cache';
import {
  activate,
  checkRecovery,
  recover,
  register,
  rememberPassword,
  resendActivation,
  signInOptions,
} from '@wayfare/api-contract';
import type {
  ActivateRequest,
  CheckRecoveryRequest,
  MailRequest,
  RecoverRequest,
  SignInOptions,
} from '@wayfare/api-contract';
import { toLanguage } from '@wayfare/domain';
import type { RegisterValues } from '../domain/account-rules';

export const ORIGIN = 'web';

const NO_OPTIONS: SignInOptions = { thirdParty: null };

export function readSignInOptions(api: ApiClient, signal?: AbortSignal): Promise<SignInOptions> {
  return api.call(signInOptions, {}, { signal });
}

/** Sign-in options besides a password; empty on failure, since the form works without. */
export function loadSignInOptions(api: ApiClient): Promise<SignInOptions> {
  return cachedCall(api, signInOptions, {}, { staleTime: KEEP_MS }).catch(() => NO_OPTIONS);
}

export async function registerAccount(
  api: ApiClient,
  { name, surname, email, password, language }: RegisterValues,
  captcha: string,
): Promise<void> {
  await api.call(register, {
    name,
    lastname: surname,
    user: email,
    password,
    language: toLanguage(language),
    origin: ORIGIN,
    acceptTerms: true,
    captcha,
  });
}

/** The answer never tells whether the address has an account. */
export type MailKind = 'remember' | 'resend';

const MAIL_CALLS = { remember: rememberPassword, resend: resendActivation } as const;

export async function askForMail(
  api: ApiClient,
  kind: MailKind,
  request: MailRequest,
): Promise<void> {
  await api.call(MAIL_CALLS[kind], request);
}

/** Whether a mail's ticket still worked. */
async function isRedeemed(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (isApiError(error) && error.code === 'TICKET') return false;
    throw error;
  }
}

export function worksStill(
  api: ApiClient,
  request: CheckRecoveryRequest,
  signal: AbortSignal,
): Promise<boolean> {
  return isRedeemed(api.call(checkRecovery, request, { signal }));
}

/** false when the ticket is unknown, used or too old. */
export function setPassword(api: ApiClient, request: RecoverRequest): Promise<boolean> {
  return isRedeemed(api.call(recover, request));
}

/** false when the ticket is unknown, used or too old. */
export function activateAccount(api: ApiClient, request: ActivateRequest): Promise<boolean> {
  return isRedeemed(api.call(activate, request));
}
