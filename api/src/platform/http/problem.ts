import type { ErrorCode } from '@wayfare/api-contract';
import type { TextKey } from '../texts/messages';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  INVALID_REQUEST: 400,
  MUST_BE_LOGGED: 403,
  NOT_FOUND: 404,
  PAYMENT_FAILED: 402,
  NO_ROOMS: 409,
  UNKNOWN_PROVIDER: 404,
  SEAT_TAKEN: 409,
  SEAT_MAPS_FAILED: 502,
  BAGS_FAILED: 502,
  PRICE_CHANGED: 409,
  IDEMPOTENCY_CONFLICT: 409,
  OFFER_EXPIRED: 410,
  RATE_LIMITED: 429,
  ATTEMPTS: 401,
  ACCOUNT_LOCKED: 423,
  CAPTCHA: 400,
  NOT_ACTIVATED: 403,
  TICKET: 410,
  SIGN_IN_FAILED: 401,
  SERVER_ERROR: 500,
  CANCEL_FAILED: 502,
  REFUND_FAILED: 502,
  EXCHANGE_FAILED: 502,
  NAME_CHANGE_FAILED: 502,
  SUPPLIER_FAILED: 502,
  SUPPLIER_TIMEOUT: 504,
};

interface ProblemDetails {
  /** the code's own text without it */
  readonly text?: TextKey | undefined;
  readonly values?: Readonly<Record<string, string>> | undefined;
  readonly field?: string | undefined;
  readonly status?: number | undefined;
  readonly facts?: Readonly<Record<string, string | number>> | undefined;
  readonly cause?: unknown;
}

/** Told to the caller in their language; any other exception is a masked 500. */
export class Problem extends Error {
  readonly statusCode: number;
  readonly problemCode: ErrorCode;
  readonly text: TextKey;
  readonly values: Readonly<Record<string, string>>;
  readonly field: string | undefined;
  readonly facts: Readonly<Record<string, string | number>>;

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(`${code}${details.field === undefined ? '' : ` (${details.field})`}`, {
      cause: details.cause,
    });
    this.name = 'Problem';
    this.problemCode = code;
    this.statusCode = details.status ?? STATUS[code];
    this.text = details.text ?? code;
    this.values = details.values ?? {};
    this.field = details.field;
    this.facts = details.facts ?? {};
  }
}

/** Failed before it left: nothing has happened at the other side. */
class NotSentError extends Error {
  constructor(cause?: unknown) {
    super('the call was not sent', { cause });
    this.name = 'NotSentError';
  }
}

/** The same failure, of a call that was then not sent. */
export const asNotSent = (
  { problemCode, text, facts, cause }: Problem,
  further: ProblemDetails['facts'] = {},
): Problem =>
  new Problem(problemCode, {
    text,
    facts: { ...facts, ...further },
    cause: new NotSentError(cause),
  });

export const wasNotSent = (error: unknown): boolean =>
  error instanceof Problem && error.cause instanceof NotSentError;

/** Missing, forged or expired (specification section 5). */
export class TokenError extends Error {
  readonly statusCode = 401;

  constructor(cause?: unknown) {
    super('no valid token', { cause });
    this.name = 'TokenError';
  }
}

/** Prefixes of texts whose forms name their own problems, such as `AccountProblem`. */
const FORM = /^(account|passenger|rider|contact|invoice)\./;

/** 422 with its field, for a well-formed request that breaks a rule. */
export function invalid(field: string, key: TextKey): Problem {
  return new Problem('INVALID_REQUEST', {
    field,
    text: key,
    status: 422,
    ...(FORM.test(key) ? { facts: { problem: key.replace(FORM, '') } } : {}),
  });
}
