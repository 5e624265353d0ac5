import { ApiError, errorMessageKey, isApiError } from '@wayfare/api-client';

export type SubmitProblem =
  | { kind: 'timing' }
  /** localised, by card fields or bank */
  | { kind: 'card' | 'declined'; message: string }
  | { kind: 'priceChanged'; before: string | null; now: string | null }
  /** OFFER_EXPIRED, or a vertical's code of "taken" */
  | { kind: 'gone'; reason: string }
  | { kind: 'details' }
  | { kind: 'conflict' }
  /** a retry is safe; `said`: the answer's words where it had no code (ERR-09) */
  | { kind: 'failed'; messageKey: string; said?: string };

const AMOUNT = /^\d+\.\d{2}$/;

function amountIn(error: unknown, names: readonly string[]): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const entries = new Map<string, unknown>(Object.entries(error));
  const found = names
    .map((name) => entries.get(name))
    .find((value) => typeof value === 'string' && AMOUNT.test(value));
  return typeof found === 'string' ? found : null;
}

/** Problem of a failed call. `goneCodes`: the vertical's codes of what is not to be had any more, e.g. NO_ROOMS. */
export function problemOf(error: unknown, goneCodes: readonly string[] = []): SubmitProblem {
  const unanswered = { kind: 'failed', messageKey: errorMessageKey(error) } as const;
  if (!isApiError(error)) return unanswered;
  const isWords = error.errors.length > 0 && error.errors.every((each) => typeof each === 'string');
  const failed: SubmitProblem = isWords ? { ...unanswered, said: error.message } : unanswered;
  if (goneCodes.includes(error.code)) return { kind: 'gone', reason: error.code };
  const [first] = error.errors;
  switch (error.code) {
    case 'PRICE_CHANGED':
      return {
        kind: 'priceChanged',
        before: amountIn(first, ['previousPrice', 'previous_amount']),
        now: amountIn(first, ['newPrice', 'new_amount']),
      };
    case 'OFFER_EXPIRED':
    case 'NOT_FOUND':
      return { kind: 'gone', reason: 'OFFER_EXPIRED' };
    case 'INVALID_REQUEST':
      return { kind: 'details' };
    case 'PAYMENT_FAILED':
      return { kind: 'declined', message: '' };
    default:
      return error.statusCode === 409 ? { kind: 'conflict' } : failed;
  }
}

/** Throws the API's PRICE_CHANGED when decimal totals like `412.50` differ. */
export function assertSameTotal(shown: string, now: string): void {
  if (shown === now) return;
  const changed = {
    code: 'PRICE_CHANGED',
    message: 'the price is not the one that was shown',
    previousPrice: shown,
    newPrice: now,
  };
  throw new ApiError({
    statusCode: 409,
    code: changed.code,
    message: changed.message,
    errors: [changed],
  });
}

/** Certainly not booked: the next request may differ. */
export function isRefused(problem: SubmitProblem): boolean {
  return problem.kind === 'priceChanged' || problem.kind === 'gone' || problem.kind === 'details';
}
