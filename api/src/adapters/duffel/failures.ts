import { DuffelError } from '@duffel/api';
import * as v from 'valibot';
import { NoAnswerError } from '../deadline';

const EntrySchema = v.object({
  code: v.fallback(v.string(), ''),
  type: v.fallback(v.string(), ''),
  message: v.fallback(v.string(), ''),
});
type ErrorEntry = v.InferOutput<typeof EntrySchema>;

/** Empty when the failure is not Duffel's. */
export function errorEntries(error: unknown): ErrorEntry[] {
  // a gateway may answer with anything
  const errors: unknown = error instanceof DuffelError ? error.errors : [];
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((entry: unknown) => {
    const parsed = v.safeParse(EntrySchema, entry);
    return parsed.success ? [parsed.output] : [];
  });
}

export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return errorEntries(error).some(({ code }) => codes.includes(code));
}

const TIMEOUT_STATUS = new Set([408, 504]);

export function isTimeout(error: unknown): boolean {
  return (
    error instanceof NoAnswerError ||
    (error instanceof DuffelError && TIMEOUT_STATUS.has(error.status ?? 0))
  );
}

/** For the log: without the response body, which may name people. */
export function causeOf(error: unknown): Error {
  if (error instanceof DuffelError)
    return new Error(
      `the supplier answered ${[error.status ?? 'without a status', ...errorEntries(error).map(({ code }) => code)].join(' ')}`,
    );
  if (error instanceof v.ValiError)
    return new Error(
      `the supplier's answer has an unknown form: ${v.getDotPath(error.issues[0]) ?? 'all of it'}`,
    );
  return error instanceof Error ? error : new Error(String(error));
}
