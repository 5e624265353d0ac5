import type { ErrorCode } from '@wayfare/api-contract';
import { Problem } from '../../platform/http/problem';
import type { TextKey } from '../../platform/texts/messages';
import { causeOf, errorEntries, isTimeout } from '../duffel/failures';

/** Duffel's codes to ours: final for an order but for the last group; unlisted ones fall back to type, then status. */
const CODES = {
  OFFER_EXPIRED: [
    'offer_expired',
    'offer_no_longer_available',
    'offer_request_already_booked',
    'order_cancellation_stale',
    'past_payment_required_by_date',
    'schedule_changed',
  ],
  PRICE_CHANGED: ['price_changed', 'payment_amount_does_not_match_order_amount'],
  BAGS_FAILED: ['ancillary_service_not_available'],
  CANCEL_FAILED: ['already_cancelled', 'order_not_cancellable'],
  INVALID_REQUEST: [
    // travellers
    'duplicate_passenger_name',
    'duplicate_passenger_names',
    'invalid_email_address',
    'invalid_loyalty_card',
    'invalid_passenger_name',
    'invalid_passenger_title',
    'invalid_phone_number',
    'order_passengers_incompatible_with_offer',
    // criteria
    'duplicate_booking',
    'invalid_order',
    'modified_externally',
    'order_not_changeable',
    'order_not_changeable_yet',
    'order_type_not_eligible_for_payment',
    'services_not_allowed_for_order_type',
    'unsupported_action',
    // warranted by Duffel: no order and no charge
    'high_fraud_risk',
    'insufficient_balance',
    'order_not_created',
    'payment_declined',
  ],
  SUPPLIER_FAILED: [
    'airline_internal',
    'airline_unknown',
    'internal_server_error',
    'order_creation_already_attempted',
    'payment_currency_does_not_match_order_currency',
    'rate_limit_exceeded',
    'service_unavailable',
    // our fault: token, version, rights
    'access_token_not_found',
    'expired_access_token',
    'insufficient_permissions',
    'invalid_authorization_header',
    'missing_authorization_header',
    'missing_version_header',
    'unavailable_feature',
    'unavailable_in_version',
    'unsupported_version',
  ],
} as const satisfies Partial<Record<ErrorCode, readonly string[]>>;

export type Meaning = Readonly<Record<string, ErrorCode>>;

const MEANING: ReadonlyMap<string, ErrorCode> = new Map(
  Object.entries(CODES).flatMap(([ours, codes]) =>
    codes.map((code) => [code, ours as keyof typeof CODES] as const),
  ),
);

const TEXTS: Partial<Record<ErrorCode, TextKey>> = {
  INVALID_REQUEST: 'INVALID_REQUEST.flights',
  SUPPLIER_FAILED: 'SUPPLIER_FAILED.flights',
  SUPPLIER_TIMEOUT: 'SUPPLIER_TIMEOUT.flights',
};
const UNPROCESSABLE = 422;

export function flightProblem(code: ErrorCode, cause: unknown): Problem {
  return new Problem(code, {
    cause: causeOf(cause),
    text: TEXTS[code],
    ...(code === 'INVALID_REQUEST' ? { status: UNPROCESSABLE } : {}),
  });
}

function codeOf(error: unknown): ErrorCode {
  const entries = errorEntries(error);
  const [known] = entries.flatMap(({ code }) => MEANING.get(code) ?? []);
  if (known !== undefined) return known;
  if (entries.some(({ type }) => type === 'validation_error')) return 'INVALID_REQUEST';
  return isTimeout(error) ? 'SUPPLIER_TIMEOUT' : 'SUPPLIER_FAILED';
}

export function toFlightProblem(error: unknown): Problem {
  return error instanceof Problem ? error : flightProblem(codeOf(error), error);
}

/** Overrides the meaning of some codes for one call. */
export async function meaning<T>(meanings: Meaning, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const [special] = errorEntries(error).flatMap(({ code }) => meanings[code] ?? []);
    throw special === undefined ? error : flightProblem(special, error);
  }
}
