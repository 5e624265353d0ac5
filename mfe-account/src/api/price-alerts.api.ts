import type { ApiClient } from '@wayfare/api-client';
import { invalidateCall } from '@wayfare/api-client/query-cache';
import { endPriceAlert, linkedPriceAlert, priceAlerts } from '@wayfare/api-contract';
import type { PriceAlert } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

export async function endAlert(api: ApiClient, id: string): Promise<void> {
  await api.call(endPriceAlert, { id });
  await invalidateCall(priceAlerts);
}

interface LinkedRequest {
  /** ticket of the mail's link */
  key: string;
  action: 'look' | 'on' | 'off';
  language: Language;
}

/** The alert of a mail's link, after the requested action. */
export function askLinkedAlert(api: ApiClient, request: LinkedRequest): Promise<PriceAlert> {
  return api.call(linkedPriceAlert, request);
}
