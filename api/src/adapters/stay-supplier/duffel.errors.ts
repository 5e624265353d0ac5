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

const GONE = new Set(['expired', 'rate_unavailable', 'search_result_expired', 'rate_expired', 'offer_no_longer_available']);
const TIMEOUT_STATUS = new Set([408, 504]);

function isGone(error: InstanceType<typeof DuffelError>): boolean {
  const errors: unknown = error.errors;
  return error.status === 410 || (Array.isArray(errors) && errors.some((entry: unknown) => typeof entry === 'object' && entry !== null && 'code' in entry && typeof entry.code === 'string' && GONE.has(entry.code)));
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
