import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { and, eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { loginFailures } from '../../platform/db/schema/accounts';
import { Problem } from '../../platform/http/problem';
import { isTextKey } from '../../platform/texts/messages';
import type { TextKey } from '../../platform/texts/messages';

/* Five wrong passwords in a row, each within 30 minutes, lock the account for 30 minutes (OQ-08). */

const ALLOWED = 5;
export const LOCK_MINUTES = 30;

const MINUTE = 60_000;

/** Per account or network address; each further try brings a captcha (API-03). */
const FREE_FAILURES = 2;

export interface Attempt {
  readonly key: string;
  readonly failures: number;
  readonly lockedUntil: Date | null;
}

const hashOf = (address: string) =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('hex');

/** Known devices count apart, so that failing elsewhere locks no owner out; unknown addresses count too. */
export function lockoutKey(address: string, knownDevice: string | null): string {
  return knownDevice === null ? hashOf(address) : `${hashOf(address)}:${knownDevice}`;
}

/** Counts across accounts for the captcha, and locks nobody out; `ip` is undefined once the client has gone. */
export const networkKey = (ip: string | undefined): string =>
  `net:${hashOf(normalizeIP(ip ?? ''))}`;

export async function needsCaptcha(
  connection: Connection,
  keys: readonly string[],
  now: number,
): Promise<boolean> {
  const since = new Date(now - LOCK_MINUTES * MINUTE);
  const [row] = await connection
    .select({ most: max(loginFailures.failures) })
    .from(loginFailures)
    .where(and(inArray(loginFailures.key, [...keys]), gt(loginFailures.lastAt, since)));
  return Number(row?.most ?? 0) >= FREE_FAILURES;
}

export async function noteFailure(connection: Connection, key: string, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  const isStale = sql`${loginFailures.lastAt} <= ${at}::timestamptz - make_interval(mins => ${LOCK_MINUTES}::int)`;
  await connection
    .insert(loginFailures)
    .values({ key, failures: 1, lastAt: new Date(now) })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: {
        failures: sql`CASE WHEN ${isStale} THEN 1 ELSE least(${loginFailures.failures} + 1, ${FREE_FAILURES}::int) END`,
        lastAt: new Date(now),
      },
    });
}

function locked({ lockedUntil }: Attempt, now: number): Problem {
  const until = lockedUntil ?? new Date(now + LOCK_MINUTES * MINUTE);
  const seconds = Math.max(1, Math.ceil((until.getTime() - now) / 1000));
  return new Problem('ACCOUNT_LOCKED', {
    values: { minutes: String(Math.ceil(seconds / 60)) },
    facts: { retryAfter: seconds, until: until.toISOString() },
  });
}

/** Null, uncounted, where free tries alone would do and none is left. */
async function countAttempt(
  connection: Connection,
  key: string,
  now: number,
  { isFreeOnly }: { readonly isFreeOnly: boolean },
): Promise<Attempt | null> {
  const at = new Date(now).toISOString();
  const { failures, lastAt, lockedUntil } = loginFailures;
  const isStale = sql`${lastAt} <= ${at}::timestamptz - make_interval(mins => ${LOCK_MINUTES}::int)`;
  const [row] = await connection
    .insert(loginFailures)
    .values({ key, failures: 1, lastAt: new Date(now) })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: {
        failures: sql`CASE WHEN ${isStale} THEN 1 ELSE least(${failures} + 1, ${ALLOWED + 1}::int) END`,
        lastAt: sql`CASE WHEN ${isStale} OR ${failures} < ${ALLOWED}::int THEN ${at}::timestamptz ELSE ${lastAt} END`,
        lockedUntil: sql`CASE WHEN ${isStale} OR ${failures} < ${ALLOWED - 1}::int THEN NULL WHEN ${failures} = ${ALLOWED - 1}::int THEN ${at}::timestamptz + make_interval(mins => ${LOCK_MINUTES}::int) ELSE ${lockedUntil} END`,
      },
      ...(isFreeOnly ? { setWhere: sql`${isStale} OR ${failures} < ${FREE_FAILURES}::int` } : {}),
    })
    .returning({ key: loginFailures.key, failures, lockedUntil });
  return row ?? null;
}

/** Counts before the password is checked, so that parallel guesses gain none. Throws ACCOUNT_LOCKED. */
export async function takeAttempt(
  connection: Connection,
  key: string,
  now: number,
): Promise<Attempt> {
  const attempt = await countAttempt(connection, key, now, { isFreeOnly: false });
  if (attempt === null) throw new Error('an attempt was not counted');
  if (attempt.failures > ALLOWED) throw locked(attempt, now);
  return attempt;
}

/** Counts and checks in one statement, against parallel guesses; null where a captcha is due. */
export function takeFreeAttempt(
  connection: Connection,
  key: string,
  now: number,
): Promise<Attempt | null> {
  return countAttempt(connection, key, now, { isFreeOnly: true });
}

export const isLast = ({ failures }: Attempt): boolean => failures === ALLOWED;

export function wrongPassword(
  attempt: Attempt,
  now: number,
  {
    text = 'ATTEMPTS',
    facts = {},
  }: { readonly text?: TextKey; readonly facts?: Readonly<Record<string, string>> } = {},
): Problem {
  const remaining = ALLOWED - attempt.failures;
  if (remaining <= 0) return locked(attempt, now);
  const last = `${text}.last`;
  return new Problem('ATTEMPTS', {
    text: remaining === 1 && isTextKey(last) ? last : text,
    values: { remaining: String(remaining) },
    facts: { remaining, ...facts },
  });
}

export async function forgetFailures(
  connection: Connection,
  { key }: Pick<Attempt, 'key'>,
): Promise<void> {
  await connection.delete(loginFailures).where(eq(loginFailures.key, key));
}

/** Proof of the mailbox unlocks every device. */
export async function liftLock(connection: Connection, address: string): Promise<void> {
  const hash = hashOf(address);
  await connection
    .delete(loginFailures)
    .where(sql`left(${loginFailures.key}, ${hash.length}::int) = ${hash}`);
}
