import { isApiError } from './api-error';

const KEYS: Readonly<Record<string, string>> = {
  NETWORK: 'network',
  TIMEOUT: 'timeout',
  JsonWebTokenError: 'lostSession',
  INVALID_REQUEST: 'searchDataNotValid',
  NOT_FOUND: 'notFound',
  MUST_BE_LOGGED: 'mustBeLogged',
  RATE_LIMITED: 'rateLimited',
  SUPPLIER_FAILED: 'supplierFailed',
  SUPPLIER_TIMEOUT: 'supplierTimeout',
  OFFER_EXPIRED: 'offerExpired',
  PRICE_CHANGED: 'priceChanged',
  NO_ROOMS: 'noRooms',
  UNKNOWN_PROVIDER: 'unknownProvider',
  SEAT_TAKEN: 'seatTaken',
  SEAT_MAPS_FAILED: 'seatMapsFailed',
  BAGS_FAILED: 'bagsFailed',
  PAYMENT_FAILED: 'paymentFailed',
  CANCEL_FAILED: 'cancelFailed',
  REFUND_FAILED: 'refundFailed',
  EXCHANGE_FAILED: 'exchangeFailed',
  NAME_CHANGE_FAILED: 'nameChangeFailed',
  IDEMPOTENCY_CONFLICT: 'sentBefore',
  ATTEMPTS: 'attempts',
  ACCOUNT_LOCKED: 'accountLocked',
  CAPTCHA: 'captcha',
  NOT_ACTIVATED: 'notActivated',
  TICKET: 'ticket',
  SIGN_IN_FAILED: 'signInFailed',
  SERVER_ERROR: 'server',
};

function codeIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'code' in value ? value.code : undefined;
}

function codeOf(error: unknown): string {
  const data =
    typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined;
  return String(codeIn(error) ?? codeIn(data));
}

/** Namespaced message key of a failed call. */
export function errorMessageKey(error: unknown): string {
  return `common:${KEYS[codeOf(error)] ?? 'unexpected'}`;
}

/** The API's first localised error text; null without one, as offline (API-30). */
export function firstMessage(error: unknown): string | null {
  const [first] = isApiError(error) ? error.errors : [];
  const words = typeof first === 'string' ? first : first?.message;
  return words === undefined || words === '' ? null : words;
}
