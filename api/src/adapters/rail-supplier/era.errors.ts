import type { ErrorCode } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import * as v from 'valibot';
import { Problem } from '../../platform/http/problem';
import { text } from '../../platform/texts/messages';
import type { TextKey } from '../../platform/texts/messages';
import { NoAnswerError } from '../deadline';

const EntrySchema = v.object({
  code: v.fallback(v.string(), ''),
  label: v.fallback(v.string(), ''),
  details: v.fallback(v.string(), ''),
});
const RefusalSchema = v.object({ errors: v.array(EntrySchema) });
export type ErrorEntry = v.InferOutput<typeof EntrySchema>;

/** Empty when the supplier did not answer itself. */
export function errorEntries(answer: unknown): ErrorEntry[] {
  const parsed = v.safeParse(RefusalSchema, answer);
  return parsed.success ? parsed.output.errors : [];
}

export class EraRefusal extends Error {
  constructor(
    readonly status: number,
    readonly entries: readonly ErrorEntry[],
    /** null when labels were not localised */
    readonly language: Language | null,
  ) {
    // codes only: labels may name people
    super(`the supplier answered ${[status, ...entries.map(({ code }) => code)].join(' ').trim()}`);
    this.name = 'EraRefusal';
  }
}

const MEANING: Readonly<Record<string, ErrorCode>> = {
  OFFER_EXPIRED: 'OFFER_EXPIRED',
  EXPIRED: 'OFFER_EXPIRED',
  NOT_FOUND: 'NOT_FOUND',
  INVALID: 'INVALID_REQUEST',
  REFUSED: 'INVALID_REQUEST',
  NAME_CHANGE_REFUSED: 'INVALID_REQUEST',
  SERVICE_FAILED: 'BAGS_FAILED',
  NOT_CANCELLABLE: 'CANCEL_FAILED',
  REFUND_SERVICE_DOWN: 'REFUND_FAILED',
  NOT_EXCHANGEABLE: 'EXCHANGE_FAILED',
  NAME_SERVICE_DOWN: 'NAME_CHANGE_FAILED',
};

const TEXTS: Partial<Record<ErrorCode, TextKey>> = {
  INVALID_REQUEST: 'INVALID_REQUEST.trains',
  NOT_FOUND: 'trains.unknown',
  SUPPLIER_FAILED: 'SUPPLIER_FAILED.trains',
  SUPPLIER_TIMEOUT: 'SUPPLIER_TIMEOUT.trains',
};
const SAID: ReadonlySet<ErrorCode> = new Set([
  'INVALID_REQUEST',
  'CANCEL_FAILED',
  'REFUND_FAILED',
  'EXCHANGE_FAILED',
]);
const TIMEOUT_STATUS: ReadonlySet<number> = new Set([408, 504]);
const UNPROCESSABLE = 422;

/** Labels or details as one text; `fallback` for entries without (ERR-22, ERR-23). */
export function flattenErrors(entries: readonly Partial<ErrorEntry>[], fallback: string): string {
  const said = entries.map(
    ({ label = '', details = '' }) => label.trim() || details.trim() || fallback,
  );
  return [...new Set(said.length === 0 ? [fallback] : said)].join(', ');
}

function isTimeout(error: unknown): boolean {
  if (error instanceof EraRefusal) return TIMEOUT_STATUS.has(error.status);
  return (
    error instanceof NoAnswerError ||
    (error instanceof DOMException && error.name === 'TimeoutError')
  );
}

function codeOf(error: unknown, otherwise: ErrorCode): ErrorCode {
  const [known] =
    error instanceof EraRefusal
      ? error.entries.flatMap(({ code }) =>
          Object.hasOwn(MEANING, code) ? (MEANING[code] ?? []) : [],
        )
      : [];
  if (known !== undefined) return known;
  if (isTimeout(error)) return 'SUPPLIER_TIMEOUT';
  return error instanceof EraRefusal ? otherwise : 'SUPPLIER_FAILED';
}

/** For the log: without the response body, which may name people. */
function causeOf(error: unknown): Error {
  if (error instanceof v.ValiError)
    return new Error(
      `the supplier's answer has an unknown form: ${v.getDotPath(error.issues[0]) ?? 'all of it'}`,
    );
  return error instanceof Error ? error : new Error(String(error));
}

export function toRailProblem(error: unknown, otherwise: ErrorCode = 'SUPPLIER_FAILED'): Problem {
  if (error instanceof Problem) return error;
  const code = codeOf(error, otherwise);
  const own = TEXTS[code] ?? code;
  const details = {
    cause: causeOf(error),
    ...(code === 'INVALID_REQUEST' ? { status: UNPROCESSABLE } : {}),
  };
  if (!(error instanceof EraRefusal) || error.language === null || !SAID.has(code))
    return new Problem(code, { ...details, text: own });
  return new Problem(code, {
    ...details,
    text: 'trains.supplierSays',
    values: { said: flattenErrors(error.entries, text(own, error.language)) },
  });
}
