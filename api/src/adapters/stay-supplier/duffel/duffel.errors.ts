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

/** Statuses of the 400s that say nothing about what became of the request. */
const UNDECIDED = new Set([408, 409, 425, 429]);

/** The supplier itself said no, so nothing was done; a quote that was booked before is no refusal. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof DuffelError)) return false;
  const status = error.status ?? 0;
  return (
    status >= 400 && status < 500 && !UNDECIDED.has(status) && !hasCode(error, 'duplicate_booking')
  );
}

/** Somebody cancelled the booking before. */
export function isAlreadyCancelled(error: unknown): boolean {
  return hasCode(error, 'already_cancelled');
}

/** Duffel itself does not know the id that it was asked for; any other 404 is a wrong address or a gateway's. */
const isUnknown = (error: unknown): boolean =>
  error instanceof DuffelError && error.status === 404 && hasCode(error, 'not_found');

/** A name in a form that it gives none. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof DuffelError && error.status === 422;

/** Duffel's failures in our own terms. */
export function toSupplierProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isGone(error)) return new Problem('OFFER_EXPIRED', { cause: causeOf(error) });
  if (isUnknown(error)) return new Problem('NOT_FOUND', { cause: causeOf(error) });
  return new Problem(isTimeout(error) ? 'SUPPLIER_TIMEOUT' : 'SUPPLIER_FAILED', {
    cause: causeOf(error),
  });
}

/** The caller names the rate of a quote: one that the supplier does not know is no failure of the supplier. */
export function goneWhereUnknown(error: unknown): never {
  throw isUnknown(error) || isUnreadable(error)
    ? new Problem('OFFER_EXPIRED', { cause: causeOf(error) })
    : error;
}
