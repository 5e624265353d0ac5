import { isApiError } from '@wayfare/api-client';
import { useRef, useState } from 'react';

export interface CancelAmounts {
  refund: string;
  /** kept, or still to be paid */
  fee: string;
  charged: string;
  expires_at: string;
}

export interface CancelCalls<Quote extends CancelAmounts> {
  quote: () => Promise<Quote>;
  confirm: (accepted: Quote, idempotencyKey: string) => Promise<Quote>;
}

export type CancelState<Quote> =
  | { state: 'idle' }
  | { state: 'busy'; quote: Quote | null }
  /** `isChanged`: differs from the quote shown before */
  | { state: 'quoted'; quote: Quote; isChanged: boolean }
  | { state: 'failed'; quote: Quote | null; code: string }
  | { state: 'done'; result: Quote };

const codeOf = (error: unknown) => (isApiError(error) ? error.code : 'CANCEL_FAILED');
const STALE = ['PRICE_CHANGED', 'OFFER_EXPIRED'];

/** Two-step cancellation: quote, then confirmation by an idempotency key. A failure changes nothing (HOT-53). */
export function useCancellation<Quote extends CancelAmounts>(calls: CancelCalls<Quote>) {
  const isRunning = useRef(false);
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
