import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { hasCode } from '../platform/error-code';
import { BackupError } from './backup-error';

/* PostgreSQL's own programs. The password is in their environment, never among their arguments. */

const FROM_QUERY: Readonly<Record<string, string>> = {
  host: 'PGHOST',
  port: 'PGPORT',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
};

/** `DATABASE_URL` as libpq reads it from variables; `no-verify` is a word of `pg` alone. */
export function libpqVariables(url: string): Record<string, string> {
  // a URL of a socket has no host, which WHATWG refuses together with a user
  const { username, password, hostname, port, pathname, searchParams } = new URL(
    url.replace(/^(postgres(?:ql)?:\/\/[^/@]*@)\//, '$1localhost/'),
  );
  const given: Record<string, string> = {
    PGHOST: decodeURIComponent(hostname).replaceAll(/[[\]]/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGAPPNAME: 'wayfare-backup',
  };
  for (const [name, variable] of Object.entries(FROM_QUERY)) {
    const value = searchParams.get(name);
    if (value !== null) given[variable] = value === 'no-verify' ? 'require' : value;
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}

/** No secret of the API reaches a child but the database's. */
const environmentFor = (url: string): NodeJS.ProcessEnv => {
  const { PATH, HOME, LANG } = process.env;
  return { PATH, HOME, LANG, ...libpqVariables(url) };
};

async function majorOf(program: string): Promise<number> {
  try {
    const { stdout } = await promisify(execFile)(program, ['--version']);
    return Number.parseInt(/(\d+)(\.\d+)?/.exec(stdout)?.[1] ?? '0', 10);
  } catch (cause) {
    throw new BackupError(
      `${program} is needed and was not found on PATH: install PostgreSQL's client programs`,
      cause,
    );
  }
}

const majorVersion = (version: string) => Number.parseInt(version, 10);

/** Throws BackupError when a program is missing or older than `version`. */
export async function checkPrograms(programs: readonly string[], version: string): Promise<void> {
  for (const program of programs) {
    const own = await majorOf(program);
    if (own < majorVersion(version))
      throw new BackupError(
        `${program} is of version ${own}, and the database of ${version}: install its client programs`,
      );
  }
}

function started(program: string, args: readonly string[], url: string) {
  const child = spawn(program, args, { env: environmentFor(url), stdio: 'pipe' });
  let told = '';
  child.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => (told = (told + text).slice(-2000)));
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0)
      throw new BackupError(
        `${program} ended with ${String(code)}: ${told.split('\n').slice(0, 3).join(' ').trim()}`,
      );
  });
  // awaited later: until then it must not count as unhandled
  ended.catch(() => undefined);
  return { child, ended };
}

/** The database in PostgreSQL's custom format; `ended` rejects when the program failed. */
export function dump(url: string): { readonly out: Readable; readonly ended: Promise<void> } {
  const { child, ended } = started(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', '--lock-wait-timeout=60s'],
    url,
  );
  child.stdin.end();
  return { out: child.stdout, ended };
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Everything but PostgreSQL's own goes, in the transaction that brings the backup. */
const emptying = (schemas: readonly string[]) =>
  [...schemas.map((name) => `DROP SCHEMA ${quoted(name)} CASCADE`), 'CREATE SCHEMA public'].join(
    '; ',
  );

const kill = (child: ChildProcess) => void child.kill('SIGTERM');

/**
 * Reads a dump into a database, in one transaction: whole, or nothing of it. `replaced` are the schemas that it takes
 * the place of.
 */
export async function load(
  url: string,
  plain: Readable,
  replaced: readonly string[],
): Promise<void> {
  const reader = started('pg_restore', ['--no-owner', '--no-privileges', '--file=-'], url);
  const commands = replaced.length === 0 ? [] : [`--command=${emptying(replaced)}`];
  const writer = started(
    'psql',
    [
      '--no-psqlrc',
      '--quiet',
      '--single-transaction',
      '--set=ON_ERROR_STOP=1',
      '--output=/dev/null',
      ...commands,
      '--file=-',
    ],
    url,
  );
  try {
    // the end of its input would commit, so that it comes when the reader is known to have read everything
    const passed = pipeline(reader.child.stdout, writer.child.stdin, { end: false });
    await Promise.all([pipeline(plain, reader.child.stdin), passed, reader.ended]);
    writer.child.stdin.end();
    await writer.ended;
  } catch (error) {
    kill(reader.child);
    kill(writer.child);
    const failures = await Promise.allSettled([writer.ended, reader.ended]);
    const told = failures.find((one) => one.status === 'rejected' && !wasEnded(one.reason));
    throw told?.status === 'rejected' ? told.reason : error;
  }
}

const wasEnded = (error: unknown) =>
  hasCode(error, 'EPIPE') || (error instanceof Error && /ended with null/.test(error.message));
