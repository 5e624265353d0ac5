import { DuffelError } from '@duffel/api';
import { ValiError } from 'valibot';
import { Problem } from '../../http/problem';

/** No answer came within the time allowed. */
export class NoAnswerError extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
    this.name = 'NoAnswerError';
  }
}

const GONE = new Set(['expired', 'rate_unavailable', 'search_result_expired', 'rate_expired', 'quote_expired', 'offer_no_longer_available']);
const TIMEOUT_STATUS = new Set([408, 504]);

function codesOf(error: InstanceType<typeof DuffelError>): string[] {
  const errors: unknown = error.errors;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((entry: unknown) => (typeof entry === 'object' && entry !== null && 'code' in entry && typeof entry.code === 'string' ? [entry.code] : []));
}

function isGone(error: InstanceType<typeof DuffelError>): boolean {
  return error.status === 410 || codesOf(error).some((code) => GONE.has(code));
}

/** Statuses of the 400s that say nothing about what became of the request. */
const UNDECIDED = new Set([408, 409, 425, 429]);

/** The supplier itself said no, so nothing was done; a quote that was booked before is no refusal. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof DuffelError)) return false;
  const status = error.status ?? 0;
  return status >= 400 && status < 500 && !UNDECIDED.has(status) && !codesOf(error).includes('duplicate_booking');
}

/** Somebody cancelled the booking before. */
export function isAlreadyCancelled(error: unknown): boolean {
  return error instanceof DuffelError && codesOf(error).includes('already_cancelled');
}

/** What went wrong, for the log: never the supplier's whole answer, which may name guests. */
function cause(error: unknown): Error {
  if (error instanceof DuffelError) return new Error(`the supplier answered ${error.status ?? 'without a status'}`);
  if (error instanceof ValiError) return new Error(`the supplier's answer has an unknown form: ${error.message}`);
  return error instanceof Error ? error : new Error(String(error));
}

/** Duffel's failures in our own terms. */
export function toSupplierProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof NoAnswerError) return new Problem('SUPPLIER_TIMEOUT', { cause: error });
  if (error instanceof DuffelError && isGone(error)) return new Problem('OFFER_EXPIRED', { cause: cause(error) });
  if (error instanceof DuffelError && TIMEOUT_STATUS.has(error.status ?? 0)) return new Problem('SUPPLIER_TIMEOUT', { cause: cause(error) });
  return new Problem('SUPPLIER_FAILED', { cause: cause(error) });
}
