import { DuffelError } from '@duffel/api';
import { Problem } from '../../../platform/http/problem';
import { causeOf, hasCode, isTimeout } from '../../duffel/failures';

const GONE = [
  'expired',
  'rate_unavailable',
  'search_result_expired',
  'rate_expired',
  'quote_expired',
  'offer_no_longer_available',
] as const;

function isGone(error: unknown): boolean {
  return error instanceof DuffelError && (error.status === 410 || hasCode(error, ...GONE));
}

/** 4xx statuses that leave the outcome open. */
const UNDECIDED = new Set([408, 409, 425, 429]);

/** The supplier itself refused, so nothing was done; "quote already booked" is no refusal. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof DuffelError)) return false;
  const status = error.status ?? 0;
  return (
    status >= 400 && status < 500 && !UNDECIDED.has(status) && !hasCode(error, 'duplicate_booking')
  );
}

export function isAlreadyCancelled(error: unknown): boolean {
  return hasCode(error, 'already_cancelled');
}

/** Duffel's own 404; any other is a wrong URL or a gateway's. */
const isUnknown = (error: unknown): boolean =>
  error instanceof DuffelError && error.status === 404 && hasCode(error, 'not_found');

const isUnreadable = (error: unknown): boolean =>
  error instanceof DuffelError && error.status === 422;

export function toSupplierProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isGone(error)) return new Problem('OFFER_EXPIRED', { cause: causeOf(error) });
  if (isUnknown(error)) return new Problem('NOT_FOUND', { cause: causeOf(error) });
  return new Problem(isTimeout(error) ? 'SUPPLIER_TIMEOUT' : 'SUPPLIER_FAILED', {
    cause: causeOf(error),
  });
}

/** An unknown rate in a caller's id is OFFER_EXPIRED, no supplier failure. */
export function goneWhereUnknown(error: unknown): never {
  throw isUnknown(error) || isUnreadable(error)
    ? new Problem('OFFER_EXPIRED', { cause: causeOf(error) })
    : error;
}
