import { createHash } from 'node:crypto';
import { LANGUAGES, safeReturnPath } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Connection } from '../../platform/db/database';
import { cookieHeader, readCookie } from '../../platform/http/cookies';
import type { SignInChecks } from '../../ports/identity';
import { findTicket, issueTicket, redeemTicket } from '../users/tickets';
import { fitsHash, hashSecret, newSecret } from '../users/refresh-token';

/* State of one sign-in, bound to the browser by a secret cookie; what leaves is derived from it. */

const COOKIE = 'wayfare_identity';
const SECONDS = 600;

export interface Wish {
  readonly path: string;
  readonly language: Language;
}

const BrowserSecretSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** Null when no sign-in was begun here. */
export function browserSecret({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const parsed = v.safeParse(BrowserSecretSchema, readCookie(headers.cookie, COOKIE));
  return parsed.success ? parsed.output : null;
}

export function keepSecret(reply: FastifyReply, secret: string, secure: boolean): void {
  void reply.header(
    'set-cookie',
    cookieHeader(COOKIE, secret, { path: '/api', maxAge: SECONDS, secure }),
  );
}

export function forgetSecret(reply: FastifyReply, secure: boolean): void {
  void reply.header('set-cookie', cookieHeader(COOKIE, '', { path: '/api', maxAge: 0, secure }));
}

/** Derived from the secret: a forged answer fails before its ticket is looked up, hence uses none up. */
const stateOf = (secret: string) =>
  createHash('sha256').update(`state of ${secret}`).digest('base64url');

export async function begin(
  connection: Connection,
  { path, language }: Wish,
  now: number,
): Promise<{ secret: string; checks: SignInChecks }> {
  const [nonce, verifier] = [newSecret(), newSecret()];
  const secret = await issueTicket(connection, {
    kind: 'signIn',
    facts: { nonce, verifier, path, language },
    now,
  });
  return { secret, checks: { state: stateOf(secret), nonce, verifier } };
}

const FactsSchema = v.object({
  nonce: v.string(),
  verifier: v.string(),
  path: v.string(),
  language: v.picklist(LANGUAGES),
});

/** Redeems once; null when expired or redeemed before. */
export async function comeBack(
  connection: Connection,
  secret: string | null,
  state: string | undefined,
  now: number,
): Promise<(Wish & { checks: SignInChecks }) | null> {
  if (secret === null || state !== stateOf(secret)) return null;
  const ticket = await redeemTicket(connection, 'signIn', secret, now);
  if (ticket === null) return null;
  const { nonce, verifier, path, language } = v.parse(FactsSchema, ticket.facts);
  return { path, language, checks: { state, nonce, verifier } };
}

/** Credential of a minute for this browser, in the fragment, which is sent to no server. */
export async function returnPath(
  connection: Connection,
  { path }: Wish,
  { secret, userId }: { secret: string; userId: string },
  now: number,
): Promise<string> {
  const credential = await issueTicket(connection, {
    kind: 'credential',
    userId,
    facts: { browser: hashSecret(secret) },
    now,
  });
  return `${safeReturnPath(path).split('#', 1)[0] ?? '/'}#sign-in=${credential}`;
}

export async function redeemCredential(
  connection: Connection,
  secret: string | null,
  credential: string,
  now: number,
): Promise<string | null> {
  const found = await findTicket(connection, 'credential', credential, now);
  if (secret === null || found === null || !fitsHash(secret, found.facts['browser'] ?? null))
    return null;
  return (await redeemTicket(connection, 'credential', credential, now))?.userId ?? null;
}
