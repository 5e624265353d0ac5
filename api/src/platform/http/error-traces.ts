import { createHash } from 'node:crypto';
import { isNativeError } from 'node:util/types';
import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import * as v from 'valibot';
import { statementNames } from '../db/statement-names';
import { Problem } from './problem';

/* Errors for the log: enough to find the cause, no value of a person or a supplier. */

/** `message` only where its words are ours. */
interface ErrorTrace {
  readonly type: string;
  readonly message?: string;
  readonly code?: string | number;
  readonly statusCode?: number;
  /** operation, table and a short hash of the SQL, without parameters */
  readonly statement?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly stack?: string;
  readonly cause?: ErrorTrace;
  readonly errors?: readonly ErrorTrace[];
}

const DEEPEST = 6;
/** Only short identifiers: a code or name of another form could be a value. */
const NAME = /^[\w.-]{1,80}$/;

function statementOf(query: string): string {
  const hash = createHash('sha256').update(query).digest('hex').slice(0, 8);
  const { operation, table } = statementNames(query);
  return [operation, table, `#${hash}`].filter((part) => part !== undefined).join(' ');
}

const name = (value: unknown) =>
  typeof value === 'string' && NAME.test(value) ? value : undefined;

/** Also of another realm, such as a worker's. */
const isError = (value: unknown): value is Error => value instanceof Error || isNativeError(value);

function belowOf(error: Error): unknown[] {
  return [
    ...(error.cause === undefined ? [] : [error.cause]),
    ...(error instanceof AggregateError ? error.errors : []),
  ];
}

/** PostgreSQL, Drizzle, JSON, Valibot and mail servers quote values, and so do errors that wrap theirs. */
function mayQuote(error: unknown, depth = 0): boolean {
  if (!isError(error) || depth > DEEPEST) return true;
  if (
    error instanceof DatabaseError ||
    error instanceof DrizzleQueryError ||
    error instanceof SyntaxError ||
    error instanceof v.ValiError
  )
    return true;
  if ('responseCode' in error || 'severity' in error) return true;
  return !(error instanceof Problem) && belowOf(error).some((below) => mayQuote(below, depth + 1));
}

/** The frames alone: the stack's head repeats the message. */
function framesOf({ stack = '', message }: Error): string | undefined {
  const at = stack.indexOf(message);
  const frames =
    at < 0
      ? []
      : stack
          .slice(at + message.length)
          .split('\n')
          .filter((line) => /^\s+at /.test(line));
  return frames.length === 0 ? undefined : frames.join('\n');
}

function codeOf(code: unknown): string | number | undefined {
  return typeof code === 'number' ? code : name(code);
}

export function withoutValues(error: unknown, depth = 0): ErrorTrace {
  if (!isError(error)) return { type: typeof error };
  const { code, statusCode, table, column, constraint }: Record<string, unknown> = Object(error);
  const below = depth < DEEPEST ? error : null;
  return withoutGaps({
    type: name(error.constructor.name) ?? 'Error',
    message: mayQuote(error) ? undefined : error.message,
    code: codeOf(code),
    statusCode: typeof statusCode === 'number' ? statusCode : undefined,
    statement: error instanceof DrizzleQueryError ? statementOf(error.query) : undefined,
    table: name(table),
    column: name(column),
    constraint: name(constraint),
    stack: framesOf(error),
    cause: below?.cause === undefined ? undefined : withoutValues(below.cause, depth + 1),
    errors:
      below instanceof AggregateError
        ? below.errors.map((each) => withoutValues(each, depth + 1))
        : undefined,
  });
}

type Gaps<T> = { [Key in keyof T]: T[Key] | undefined };

function withoutGaps({ type = 'Error', ...rest }: Gaps<ErrorTrace>): ErrorTrace {
  return {
    type,
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
  };
}

/** A library's log message often repeats the error's own. */
export function quotes(words: unknown, error: unknown): boolean {
  return (
    isError(error) &&
    mayQuote(error) &&
    (words === undefined || (typeof words === 'string' && words.includes(error.message)))
  );
}
