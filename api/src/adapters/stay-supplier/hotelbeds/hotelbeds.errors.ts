import * as v from 'valibot';
import { Problem } from '../../../platform/http/problem';
import { NoAnswerError } from '../../deadline';

const AnswerSchema = v.object({ error: v.object({ code: v.string() }) });

/** `code` is null when Hotelbeds did not answer itself. */
export class HotelbedsRefusal extends Error {
  readonly code: string | null;

  constructor(
    readonly status: number,
    answer: unknown,
  ) {
    const parsed = v.safeParse(AnswerSchema, answer);
    const code = parsed.success ? parsed.output.error.code : null;
    // without the message, which may name people
    super(`the supplier answered ${[status, ...(code === null ? [] : [code])].join(' ')}`);
    this.name = 'HotelbedsRefusal';
    this.code = code;
  }
}

/** Sold, closed or dearer (`PRODUCT_ERROR`), or no such rate (`INVALID_DATA`). */
const UNAVAILABLE: ReadonlySet<string | null> = new Set(['PRODUCT_ERROR', 'INVALID_DATA']);

/** Refused by Hotelbeds itself, so nothing was done. */
export const isRefusal = (error: unknown): error is HotelbedsRefusal =>
  error instanceof HotelbedsRefusal && UNAVAILABLE.has(error.code);

export const isUnknown = (error: unknown): boolean =>
  error instanceof HotelbedsRefusal && error.code !== null && error.status === 404;

const TIMEOUT_STATUS: ReadonlySet<number> = new Set([408, 504]);

const isTimeout = (error: unknown): boolean =>
  error instanceof NoAnswerError ||
  (error instanceof HotelbedsRefusal && TIMEOUT_STATUS.has(error.status));

function causeOf(error: unknown): Error {
  if (error instanceof v.ValiError)
    return new Error(
      `the supplier's answer has an unknown form: ${v.getDotPath(error.issues[0]) ?? 'all of it'}`,
    );
  return error instanceof Error ? error : new Error(String(error));
}

export function toHotelbedsProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return new Problem(isTimeout(error) ? 'SUPPLIER_TIMEOUT' : 'SUPPLIER_FAILED', {
    cause: causeOf(error),
  });
}

/** Renames a refusal by its context; other failures unchanged. */
export function refusedAs(code: 'OFFER_EXPIRED' | 'NO_ROOMS') {
  return (error: unknown): never => {
    throw isRefusal(error) ? new Problem(code, { cause: error }) : error;
  };
}
