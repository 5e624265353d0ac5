import { Client } from 'pg';
import type { After } from '../timer';

/** The message names the server without its password. */
export class DatabaseUnreachableError extends Error {
  constructor(url: string, reason: string) {
    super(`DATABASE_URL: the database ${placeOf(url)} cannot be used (${reason})`);
    this.name = 'DatabaseUnreachableError';
  }
}

interface WaitOptions {
  readonly clock?: () => number;
  readonly after?: After;
  readonly connect?: (url: string) => Promise<void>;
  readonly onWait?: (reason: string) => void;
}

const LONGEST_MS = 30_000;
const BETWEEN_MS = 1_000;
const CONNECT_MS = 5_000;

/** Unlike background timers it keeps the process alive. */
const waitingTimer: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

function placeOf(url: string): string {
  const { host, pathname, username } = new URL(url);
  return `${pathname.slice(1) || username} at ${host || 'this machine'}`;
}

async function connectOnce(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Node's AggregateError over several addresses has no message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}

/** Half a minute for a server that is starting, then one line of what is wrong. */
export async function waitForDatabase(
  url: string,
  {
    clock = Date.now,
    after = waitingTimer,
    connect = connectOnce,
    onWait = () => undefined,
  }: WaitOptions = {},
): Promise<void> {
  const deadline = clock() + LONGEST_MS;
  for (;;) {
    try {
      return await connect(url);
    } catch (error) {
      const reason = reasonOf(error);
      if (clock() + BETWEEN_MS > deadline) throw new DatabaseUnreachableError(url, reason);
      onWait(reason);
      await new Promise<void>((resolve) => void after(BETWEEN_MS, resolve));
    }
  }
}
