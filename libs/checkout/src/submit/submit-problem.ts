import { ApiError, errorMessageKey, isApiError } from '@wayfare/api-client';

/** Why a booking was not made, each with its own way on. */
export type SubmitProblem =
  /** no way to pay was chosen */
  | { kind: 'timing' }
  /** the card fields or the bank say what is wrong, in the traveller's language */
  | { kind: 'card' | 'declined'; message: string }
  | { kind: 'priceChanged'; before: string | null; now: string | null }
  /** OFFER_EXPIRED, or a code by which the vertical says that somebody else has it now */
  | { kind: 'gone'; reason: string }
  /** the API refuses the travellers' details */
  | { kind: 'details' }
  /** the same request is under way already */
  | { kind: 'conflict' }
  /** not sent, or not answered: trying again is safe. `said` are the answer's own words, where it gave no code (ERR-09) */
  | { kind: 'failed'; messageKey: string; said?: string };

const AMOUNT = /^\d+\.\d{2}$/;

/** An amount of an error entry under one of the names that it goes by. */
function amountIn(error: unknown, names: readonly string[]): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const entries = new Map<string, unknown>(Object.entries(error));
  const found = names
    .map((name) => entries.get(name))
    .find((value) => typeof value === 'string' && AMOUNT.test(value));
  return typeof found === 'string' ? found : null;
}

/**
 * What a failed call means for the traveller.
 * @param goneCodes codes of the vertical's own that say that what was chosen can't be had any more, such as NO_ROOMS
 */
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

/** Throws the API's own PRICE_CHANGED when what is asked for now is not what was shown; both are amounts like `412.50`. */
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

/** Certainly nothing was booked, so the next request may be another one. */
export function isRefused(problem: SubmitProblem): boolean {
  return problem.kind === 'priceChanged' || problem.kind === 'gone' || problem.kind === 'details';
}
