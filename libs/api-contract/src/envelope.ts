import * as v from 'valibot';

/** A bare string for token errors, an object for the rest (decision OQ-01). */
export const WireErrorSchema = v.union([
  v.string(),
  v.looseObject({
    code: v.string(),
    message: v.string(),
    label: v.optional(v.string()),
    details: v.optional(v.string()),
    field: v.optional(v.string()),
  }),
]);

export type WireError = v.InferOutput<typeof WireErrorSchema>;

/** Body of every `/api/*` answer; `requestId` on failure. */
export interface Envelope<T> {
  result: T | null;
  errors: WireError[];
  requestId?: string;
}

/** First error of an answer with a bad or expired token (spec section 5). */
export const TOKEN_ERROR = 'JsonWebTokenError';

export const ERROR_CODES = [
  'INVALID_REQUEST',
  'NOT_FOUND',
  'MUST_BE_LOGGED',
  'RATE_LIMITED',
  'SUPPLIER_FAILED',
  'SUPPLIER_TIMEOUT',
  'OFFER_EXPIRED',
  'PRICE_CHANGED',
  'IDEMPOTENCY_CONFLICT',
  'NO_ROOMS',
  'UNKNOWN_PROVIDER',
  'SEAT_TAKEN',
  'SEAT_MAPS_FAILED',
  'BAGS_FAILED',
  'PAYMENT_FAILED',
  'CANCEL_FAILED',
  'REFUND_FAILED',
  'EXCHANGE_FAILED',
  'NAME_CHANGE_FAILED',
  'ATTEMPTS',
  'ACCOUNT_LOCKED',
  'CAPTCHA',
  'NOT_ACTIVATED',
  'TICKET',
  'SIGN_IN_FAILED',
  'SERVER_ERROR',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
