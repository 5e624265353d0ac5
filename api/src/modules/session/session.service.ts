import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database';
import type { Principal } from '../../http/authenticate';
import { TokenError } from '../../http/problem';
import { fitsHash, formatRefreshToken, hashSecret, newSecret, parseRefreshToken } from './refresh-token';
import type { SessionKeys } from './session-keys';
import { findSession, insertSession, rememberToken, revokeSession, rotateRefreshHash } from './session.repository';
import type { SessionRow } from './session.repository';
import { signToken } from './token';
import type { SignedToken } from './token';

/** A session is over after this long, however busy it is. */
export const SESSION_DAYS = 30;

/** Two tabs that refresh at once both present the same token; the later one is no thief for this long. */
const REUSE_GRACE_MS = 30_000;

export interface OpenSession {
  readonly signed: SignedToken;
  /** new value of the refresh cookie; null when the browser keeps the one it has */
  readonly cookie: string | null;
}

export interface SessionService {
  /** A new principal that nobody else shares (SES-01, SES-24). */
  openAnonymous(now: number): Promise<OpenSession>;
  refreshByCookie(cookie: string | undefined, now: number): Promise<OpenSession>;
  refreshByToken(principal: Principal, now: number): Promise<OpenSession>;
}

function principalOf(row: SessionRow): Omit<Principal, 'tokenId'> {
  return { id: row.principal, role: row.role === 'user' ? 'user' : 'anonymous', sessionId: row.id };
}

export function sessionService({ orm }: Pick<Database, 'orm'>, keys: SessionKeys): SessionService {
  async function renew(row: SessionRow, now: number): Promise<OpenSession> {
    const signed = await signToken(keys, principalOf(row), now);
    await rememberToken(orm, row.id, signed.tokenId);
    return { signed, cookie: null };
  }

  async function rotate(row: SessionRow, now: number): Promise<OpenSession> {
    const signed = await signToken(keys, principalOf(row), now);
    const secret = newSecret();
    const rotation = { id: row.id, from: row.refreshHash, to: hashSecret(secret), tokenId: signed.tokenId, now: new Date(now) };
    const first = await rotateRefreshHash(orm, rotation);
    return { signed, cookie: first ? formatRefreshToken({ sessionId: row.id, secret }) : null };
  }

  return {
    async openAnonymous(now) {
      const sessionId = randomUUID();
      const secret = newSecret();
      const principal = { id: `anonymous-${randomUUID()}`, role: 'anonymous', sessionId } as const;
      const signed = await signToken(keys, principal, now);
      const at = new Date(now);
      const expiresAt = new Date(now + SESSION_DAYS * 86_400_000);
      const times = { createdAt: at, rotatedAt: at, expiresAt };
      await insertSession(orm, { id: sessionId, principal: principal.id, role: principal.role, refreshHash: hashSecret(secret), lastTokenId: signed.tokenId, ...times });
      return { signed, cookie: formatRefreshToken({ sessionId, secret }) };
    },

    async refreshByCookie(cookie, now) {
      const presented = parseRefreshToken(cookie);
      const row = presented === null ? null : await findSession(orm, presented.sessionId, new Date(now));
      if (presented === null || row === null) throw new TokenError();
      if (fitsHash(presented.secret, row.refreshHash)) return rotate(row, now);
      if (!fitsHash(presented.secret, row.previousHash)) throw new TokenError();
      if (now - row.rotatedAt.getTime() <= REUSE_GRACE_MS) return renew(row, now);
      // an old token that comes back was copied: whoever holds the session now may be the thief
      await revokeSession(orm, row.id, new Date(now));
      throw new TokenError();
    },

    async refreshByToken(principal, now) {
      const row = await findSession(orm, principal.sessionId, new Date(now));
      if (row === null) throw new TokenError();
      return renew(row, now);
    },
  };
}
