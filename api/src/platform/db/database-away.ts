import { DrizzleQueryError } from 'drizzle-orm';

/* Tells an unavailable database, which passes by itself, from a statement's own error. */

/** SQLSTATE classes: connection, resources (memory, disk), shutdown, start-up, and read-only after a failover. */
const SQLSTATES = /^(08\w{3}|53\w{3}|57P0[1-5]|25006)$/;

const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** `pg` and its pool have no codes of their own. */
const MESSAGES = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);

function saysAway(error: object): boolean {
  const { code, syscall, message }: { code?: unknown; syscall?: unknown; message?: unknown } =
    error;
  if (typeof code !== 'string') return typeof message === 'string' && MESSAGES.has(message);
  // the embedded database's socket is missing until it listens again
  return SQLSTATES.test(code) || SYSTEM.has(code) || (code === 'ENOENT' && syscall === 'connect');
}

export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isDatabaseAway(error.cause);
  return typeof error === 'object' && error !== null && saysAway(error);
}
