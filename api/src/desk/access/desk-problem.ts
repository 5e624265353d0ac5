import type { ErrorCode } from '@wayfare/api-contract';
import { DESK_PROBLEMS } from '@wayfare/desk-contract';
import type { DeskProblemBody, DeskProblemCode } from '@wayfare/desk-contract';
import { Problem } from '../../platform/http/problem';

type Facts = Pick<DeskProblemBody, 'field' | 'newRefund'>;

/** A refusal of the desk, by its code. */
export class DeskProblem extends Error {
  readonly statusCode: number;

  constructor(
    readonly code: DeskProblemCode,
    readonly facts: Facts = {},
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'DeskProblem';
    this.statusCode = DESK_PROBLEMS[code];
  }

  get body(): DeskProblemBody {
    const { code, statusCode: status, facts } = this;
    return { type: 'about:blank', title: TITLES[code], status, code, ...facts };
  }
}

const TITLES: Readonly<Record<DeskProblemCode, string>> = {
  INVALID_REQUEST: 'The request is wrong',
  NOT_SIGNED_IN: 'Nobody is signed in',
  ROLE_MISSING: 'The role is not enough',
  FOREIGN_ORIGIN: 'Not asked by the desk',
  SAME_PERSON: 'Somebody else has to decide',
  NOT_FOUND: 'There is no such thing',
  NOT_POSSIBLE: 'Not possible in this state',
  REFUND_TOO_HIGH: 'More than can be given back',
  TERMS_CHANGED: 'The refund is another one by now',
  ALREADY_DECIDED: 'Somebody has decided already',
  ALREADY_CLOSED: 'It is closed or resolved already',
  KEY_REUSED: 'The key was used for another request',
  REQUEST_EXPIRED: 'The request has expired',
  WORDS_MISSING: 'What was done has to be said',
  RATE_LIMITED: 'Too many requests',
  SERVER_ERROR: 'The desk failed',
  SUPPLIER_FAILED: 'The supplier refused or failed',
  SUPPLIER_TIMEOUT: 'The supplier has not answered yet',
};

/** What services of the site refuse with; the rest is a failure. */
const OF_SERVICES: Partial<Record<ErrorCode, DeskProblemCode>> = {
  NOT_FOUND: 'NOT_FOUND',
  INVALID_REQUEST: 'NOT_POSSIBLE',
  OFFER_EXPIRED: 'NOT_POSSIBLE',
  CANCEL_FAILED: 'SUPPLIER_FAILED',
  REFUND_FAILED: 'SUPPLIER_FAILED',
  UNKNOWN_PROVIDER: 'SUPPLIER_FAILED',
  SUPPLIER_FAILED: 'SUPPLIER_FAILED',
  SUPPLIER_TIMEOUT: 'SUPPLIER_TIMEOUT',
  IDEMPOTENCY_CONFLICT: 'KEY_REUSED',
};

const OF_FRAMEWORK: Readonly<Record<number, DeskProblemCode>> = {
  400: 'INVALID_REQUEST',
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  413: 'INVALID_REQUEST',
  415: 'INVALID_REQUEST',
  429: 'RATE_LIMITED',
};

const codeOf = (error: unknown): DeskProblemCode =>
  error instanceof Problem
    ? (OF_SERVICES[error.problemCode] ?? 'SERVER_ERROR')
    : (OF_FRAMEWORK[Number(Object(error).statusCode)] ?? 'SERVER_ERROR');

/** Any failure as the desk says it. */
export const toDeskProblem = (error: unknown): DeskProblem =>
  error instanceof DeskProblem ? error : new DeskProblem(codeOf(error), {}, { cause: error });
