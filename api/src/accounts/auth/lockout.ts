import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { and, eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { loginFailures } from '../../platform/db/schema/accounts';
import { Problem } from '../../platform/http/problem';
import { isTextKey } from '../../platform/texts/messages';
import type { TextKey } from '../../platform/texts/messages';

/* After five wrong passwords in a row, each within 30 minutes of the one before, none is looked at for 30 minutes (OQ-08). */

const ALLOWED = 5;
export const LOCK_MINUTES = 30;

const MINUTE = 60_000;

/** Failures of an account or a network address before each further try brings a captcha (API-03). */
const FREE_FAILURES = 2;

/** One try of a password, counted as failed until it turns out right. */
export interface Attempt {
  readonly key: string;
  readonly failures: number;
  readonly lockedUntil: Date | null;
}

const hashOf = (address: string) =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('hex');

/**
 * What failures are counted by: the address, whether it has an account or not. A browser that its owner has used before
 * has a count of its own, so that nobody can lock the owner out by failing elsewhere.
 */
export function lockoutKey(address: string, knownDevice: string | null): string {
  return knownDevice === null ? hashOf(address) : `${hashOf(address)}:${knownDevice}`;
}

/** What failures of one network address are counted by, whatever accounts they tried; nobody is locked out by it. A client that has gone has no address any more. */
export const networkKey = (ip: string | undefined): string =>
  `net:${hashOf(normalizeIP(ip ?? ''))}`;

/** Whether the next try brings a captcha, by what failed under any of these keys within the last 30 minutes. */
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

/** Counts a wrong password against a network address. */
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

/** Counts a try; null, and nothing is counted, where only what is free would have been and the free ones are used up. */
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

/** Counts a try before its password is looked at, so that of a thousand at once five are. Throws ACCOUNT_LOCKED for the rest. */
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

/**
 * Counts a try that brings no captcha; null where it needs one. Counting and looking are one statement, so that of a
 * thousand at once two go without.
 */
export function takeFreeAttempt(
  connection: Connection,
  key: string,
  now: number,
): Promise<Attempt | null> {
  return countAttempt(connection, key, now, { isFreeOnly: true });
}

/** The try that locks, and no other. */
export const isLast = ({ failures }: Attempt): boolean => failures === ALLOWED;

/** What a wrong password answers: how many are left, or that it was the last. `text` has a variant for one. */
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

/** The password was right. */
export async function forgetFailures(
  connection: Connection,
  { key }: Pick<Attempt, 'key'>,
): Promise<void> {
  await connection.delete(loginFailures).where(eq(loginFailures.key, key));
}

/** Whoever reads the mails of an address may try again, on every device. */
export async function liftLock(connection: Connection, address: string): Promise<void> {
  const hash = hashOf(address);
  await connection
    .delete(loginFailures)
    .where(sql`left(${loginFailures.key}, ${hash.length}::int) = ${hash}`);
}
