import { DrizzleQueryError } from 'drizzle-orm';

/* Tells "the database is away, or has no room" from what a statement did wrong: the first passes by itself. */

/** SQLSTATE: connection exceptions, no resources (connections, memory, disk), and a server that stops, starts or only reads since it failed over. */
const SQLSTATES = /^(08\w{3}|53\w{3}|57P0[1-5]|25006)$/;

/** What the system says of a connection. */
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
  // the embedded database's socket is a file that is missing until it listens again
  return SQLSTATES.test(code) || SYSTEM.has(code) || (code === 'ENOENT' && syscall === 'connect');
}

/** True for an error that a later call need not meet again. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isDatabaseAway(error.cause);
  return typeof error === 'object' && error !== null && saysAway(error);
}
