import { isApiError } from '@wayfare/api-client';
import type { CancelResult } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useRef, useState } from 'react';
import { cancelBooking } from '../../api/bookings.api';
import type { BookingKey } from './booking-access';

export type CancelState =
  | { state: 'idle' }
  | { state: 'busy'; quote: CancelResult | null }
  /** what comes back, before anything happens; `isChanged` when it is not what was shown before */
  | { state: 'quoted'; quote: CancelResult; isChanged: boolean }
  | { state: 'failed'; quote: CancelResult | null; code: string }
  | { state: 'done'; result: CancelResult };

const codeOf = (error: unknown) => (isApiError(error) ? error.code : 'CANCEL_FAILED');

/** Cancelling in two steps: what it costs, then the word that does it. Failing changes nothing (HOT-53). */
export function useCancelation(key: BookingKey) {
  const { api } = usePlatform();
  const language = useLanguage();
  const isRunning = useRef(false);
  /** the same confirmation sent again is one confirmation */
  const idempotencyKey = useRef<string | null>(null);
  const [cancel, setCancel] = useState<CancelState>({ state: 'idle' });

  async function askQuote(isChanged: boolean): Promise<void> {
    const quote = await cancelBooking(api, { ...key, step: 'quote', language });
    idempotencyKey.current = crypto.randomUUID();
    setCancel({ state: 'quoted', quote, isChanged });
  }

  async function run(quote: CancelResult | null, action: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setCancel({ state: 'busy', quote });
    try {
      await action();
    } catch (error) {
      setCancel({ state: 'failed', quote, code: codeOf(error) });
    } finally {
      isRunning.current = false;
    }
  }

  async function doCancel(quote: CancelResult): Promise<void> {
    try {
      const result = await cancelBooking(api, { ...key, step: 'confirm', acceptedRefund: quote.refund, language }, idempotencyKey.current ?? undefined);
      setCancel({ state: 'done', result });
    } catch (error) {
      const isStale = codeOf(error) === 'PRICE_CHANGED' || codeOf(error) === 'OFFER_EXPIRED';
      if (!isStale) throw error;
      await askQuote(true);
    }
  }

  return {
    cancel,
    ask: () => void run(null, () => askQuote(false)),
    confirm: (quote: CancelResult) => void run(quote, () => doCancel(quote)),
    keep: () => setCancel({ state: 'idle' }),
  };
}
