import { generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT, UnsecuredJWT } from 'jose';
import type { BookingApp } from '../clients/booking-app';
import type { Database } from '../../src/platform/db/database';
import { sessions } from '../../src/platform/db/schema/sessions';
import { PASSWORD, signedInMember } from '../clients/member-client';
import { formatRefreshToken, hashSecret, newSecret } from '../../src/accounts/users/refresh-token';
import { signToken } from '../../src/accounts/session/token';

/* For tests: everybody who may come to the door. */

type Headers = Readonly<Record<string, string>>;

/** `invalid` shows nothing that a call could believe; the others have a session. */
export interface Guest {
  readonly name: string;
  readonly kind: 'invalid' | 'anonymous' | 'user';
  readonly headers: Headers;
}

export interface Owner {
  readonly name: string;
  readonly authorization: string;
  readonly canaries: readonly string[];
  /** who shows something of the owner's that is no token */
  readonly pretenders: readonly Guest[];
}

const ISSUER = 'wayfare';
const AUDIENCE = 'wayfare-api';
const HOUR = 3_600_000;

interface Claims {
  readonly id: string;
  readonly role: 'anonymous' | 'user';
  readonly sessionId: string;
}

/** Tokens that say they are the owner's, and are not. */
async function forgeries(
  api: BookingApp,
  { id, role, sessionId }: Claims,
  now: number,
): Promise<readonly (readonly [string, string])[]> {
  const { privateKey, publicKey, kid } = api.keys.sessions.current();
  const claims = { role, sid: sessionId, jti: 'forged' };
  const at = Math.floor(now / 1_000);
  const token = (audience = AUDIENCE) =>
    new SignJWT(claims)
      .setSubject(id)
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setIssuedAt(at)
      .setExpirationTime(at + 3_600);
  const secret = Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }).toString());
  const link = await new SignJWT({})
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: api.keys.links.current().kid })
    .setSubject(id)
    .setIssuer(ISSUER)
    .setAudience('wayfare-booking')
    .setIssuedAt(at)
    .setExpirationTime('2y')
    .sign(api.keys.links.current().privateKey);
  return [
    [
      'a token of another key',
      await token()
        .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid })
        .sign(generateKeyPairSync('ed25519').privateKey),
    ],
    [
      'a token without a signature',
      new UnsecuredJWT(claims)
        .setSubject(id)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(at)
        .setExpirationTime(at + 3_600)
        .encode(),
    ],
    [
      'a token signed with the public key',
      await token().setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid }).sign(secret),
    ],
    [
      'a token that is over',
      (await signToken(api.keys.sessions, { id, role, sessionId }, now - 2 * HOUR)).token,
    ],
    [
      'a token for somebody else',
      await token('another-api')
        .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid })
        .sign(privateKey),
    ],
    ['a link to a booking', link],
  ];
}

async function pretenders(
  api: BookingApp,
  claims: Claims,
  cookie: string,
  email: string,
): Promise<Guest[]> {
  const forged = await forgeries(api, claims, Date.now());
  const basic = `Basic ${Buffer.from(`${email}:${PASSWORD}`).toString('base64')}`;
  return [
    { name: 'nothing', kind: 'invalid', headers: {} },
    ...forged.map(([name, token]): Guest => ({
      name,
      kind: 'invalid',
      headers: { authorization: `Bearer ${token}` },
    })),
    { name: 'a password in the header', kind: 'invalid', headers: { authorization: basic } },
    { name: 'the session cookie alone', kind: 'invalid', headers: { cookie } },
    {
      name: 'the session cookie from another site',
      kind: 'invalid',
      headers: { cookie, origin: 'https://evil.example' },
    },
  ];
}

const cookieOf = (sessionId: string, secret: string) =>
  `wayfare_session=${formatRefreshToken({ sessionId, secret })}`;

/** Gives a session the refresh token that its browser would hold. */
async function withCookie({ orm }: Pick<Database, 'orm'>, sessionId: string): Promise<string> {
  const secret = newSecret();
  await orm
    .update(sessions)
    .set({ refreshHash: hashSecret(secret) })
    .where(eq(sessions.id, sessionId));
  return cookieOf(sessionId, secret);
}

export async function userOwner(api: BookingApp, database: Database): Promise<Owner> {
  const member = await signedInMember({ database, keys: api.keys, now: Date.now() });
  const claims = { id: member.user.id, role: 'user', sessionId: member.sessionId } as const;
  return {
    name: 'a user',
    authorization: member.authorization,
    canaries: [member.user.email, member.user.id],
    pretenders: await pretenders(
      api,
      claims,
      await withCookie(database, member.sessionId),
      member.user.email,
    ),
  };
}

export async function anonymousOwner(api: BookingApp, database: Database): Promise<Owner> {
  const authorization = await api.bearer();
  const [, payload = ''] = authorization.split('.');
  const { sub, sid }: { sub: string; sid: string } = JSON.parse(
    Buffer.from(payload, 'base64url').toString(),
  );
  return {
    name: 'an anonymous visitor',
    authorization,
    canaries: [sub],
    pretenders: await pretenders(
      api,
      { id: sub, role: 'anonymous', sessionId: sid },
      await withCookie(database, sid),
      'anneke@example.com',
    ),
  };
}

/** Somebody with a session and nothing to do with either owner. */
export async function strangers(api: BookingApp, database: Database): Promise<readonly Guest[]> {
  const member = await signedInMember({ database, keys: api.keys, now: Date.now() });
  return [
    {
      name: 'another anonymous visitor',
      kind: 'anonymous',
      headers: { authorization: await api.bearer() },
    },
    { name: 'another user', kind: 'user', headers: member.headers },
  ];
}
