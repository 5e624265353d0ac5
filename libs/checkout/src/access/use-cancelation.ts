import { isApiError } from '@wayfare/api-client';
import { useRef, useState } from 'react';

/** What cancelling costs; wire amounts. */
export interface CancelAmounts {
  /** comes back to the card */
  refund: string;
  /** is kept, or was to be paid and still is */
  fee: string;
  /** what was charged to the card before */
  charged: string;
  /** ISO instant until which this holds */
  expires_at: string;
}

export interface CancelCalls<Quote extends CancelAmounts> {
  /** changes nothing */
  quote: () => Promise<Quote>;
  /** cancels for what was shown; the same key is one confirmation */
  confirm: (accepted: Quote, idempotencyKey: string) => Promise<Quote>;
}

export type CancelState<Quote> =
  | { state: 'idle' }
  | { state: 'busy'; quote: Quote | null }
  /** what comes back, before anything happens; `isChanged` when it is not what was shown before */
  | { state: 'quoted'; quote: Quote; isChanged: boolean }
  | { state: 'failed'; quote: Quote | null; code: string }
  | { state: 'done'; result: Quote };

const codeOf = (error: unknown) => (isApiError(error) ? error.code : 'CANCEL_FAILED');
const STALE = ['PRICE_CHANGED', 'OFFER_EXPIRED'];

/** Cancelling in two steps: what it costs, then the word that does it. Failing changes nothing (HOT-53). */
export function useCancelation<Quote extends CancelAmounts>(calls: CancelCalls<Quote>) {
  const isRunning = useRef(false);
  /** the same confirmation sent again is one confirmation */
  const idempotencyKey = useRef('');
  const [cancel, setCancel] = useState<CancelState<Quote>>({ state: 'idle' });

  async function askQuote(isChanged: boolean): Promise<void> {
    const quote = await calls.quote();
    idempotencyKey.current = crypto.randomUUID();
    setCancel({ state: 'quoted', quote, isChanged });
  }

  async function run(quote: Quote | null, action: () => Promise<void>): Promise<void> {
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

  async function doCancel(quote: Quote): Promise<void> {
    try {
      setCancel({ state: 'done', result: await calls.confirm(quote, idempotencyKey.current) });
    } catch (error) {
      if (!STALE.includes(codeOf(error))) throw error;
      await askQuote(true);
    }
  }

  return {
    cancel,
    ask: () => void run(null, () => askQuote(false)),
    confirm: (quote: Quote) => void run(quote, () => doCancel(quote)),
    keep: () => setCancel({ state: 'idle' }),
  };
}
