import { isApiError } from '@wayfare/api-client';
import { invalidateCall } from '@wayfare/api-client/query-cache';
import {
  ALERT_CONSENT,
  askPriceAlert,
  priceAlerts,
  type AskedPriceAlert,
  type PriceWatch,
} from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useState } from 'react';

export type AlertErrorBoundary = 'full' | 'limited' | 'failed' | 'emailWrong';

function troubleOf(error: unknown): AlertErrorBoundary {
  if (!isApiError(error)) return 'failed';
  if (error.statusCode === 409) return 'full';
  if (error.statusCode === 429) return 'limited';
  return error.errors.some((each) => typeof each !== 'string' && each.field === 'email')
    ? 'emailWrong'
    : 'failed';
}

/** Requests an alert, one at a time. */
export function usePriceAlert(watch: PriceWatch, seen: string) {
  const { api } = usePlatform();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<AskedPriceAlert['state'] | null>(null);
  const [trouble, setTrouble] = useState<AlertErrorBoundary | null>(null);

  async function send(email: string | undefined): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setTrouble(null);
    try {
      const to = email === undefined ? {} : { email };
      const request = { watch, seen, consent: ALERT_CONSENT, language, ...to } as const;
      setOutcome((await api.call(askPriceAlert, request)).state);
      await invalidateCall(priceAlerts);
    } catch (error) {
      setTrouble(troubleOf(error));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, outcome, trouble, setTrouble, ask: (email?: string) => void send(email) };
}
