import type { ApiClient } from '@wayfare/api-client';
import { invalidateCall } from '@wayfare/api-client/query-cache';
import { endPriceAlert, linkedPriceAlert, priceAlerts } from '@wayfare/api-contract';
import type { PriceAlert } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** Ends an alert of the account. */
export async function endAlert(api: ApiClient, id: string): Promise<void> {
  await api.call(endPriceAlert, { id });
  await invalidateCall(priceAlerts);
}

interface LinkedRequest {
  /** the ticket of the mail's link */
  key: string;
  action: 'look' | 'on' | 'off';
  language: Language;
}

/** The alert that a mail's link is for, once what was asked is done with it. */
export function askLinkedAlert(api: ApiClient, request: LinkedRequest): Promise<PriceAlert> {
  return api.call(linkedPriceAlert, request);
}
