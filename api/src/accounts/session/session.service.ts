import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@wayfare/api-contract';
import type { Database } from '../../platform/db/database';
import type { Principal } from '../../platform/http/authenticate';
import { TokenError } from '../../platform/http/problem';
import { findUser } from '../users/users.repository';
import {
  fitsHash,
  formatRefreshToken,
  hashSecret,
  newSecret,
  parseRefreshToken,
} from '../users/refresh-token';
import type { KeySet } from '../../platform/keys/key-set';
import {
  endPresentedSession,
  findSession,
  insertSession,
  rememberToken,
  revokeSession,
  rotateRefreshHash,
} from './session.repository';
import type { SessionRow } from './session.repository';
import { signedInOf } from './signed-in';
import { SESSION_MINUTES, signToken } from './token';
import type { SignedToken } from './token';

/** Absolute limit; a user's session also ends 60 minutes after its last renewal. */
const SESSION_DAYS = 30;
const LONGEST_MS = SESSION_DAYS * 86_400_000;

/** Two tabs may present the same refresh token: within this the later one is no thief. */
const REUSE_GRACE_MS = 30_000;

export interface OpenSession {
  readonly signed: SignedToken;
  /** new refresh token; null when the browser keeps the one it has */
  readonly cookie: string | null;
  readonly seconds: number;
  /** null for an anonymous session */
  readonly account: SignedIn | null;
}

export interface SessionService {
  /** A principal of its own (SES-01, SES-24). */
  openAnonymous(now: number): Promise<OpenSession>;
  refreshByCookie(cookie: string | undefined, now: number): Promise<OpenSession>;
  refreshByToken(principal: Principal, now: number): Promise<OpenSession>;
  end(
    present: { readonly cookie: string | undefined; readonly sessionId: string | undefined },
    now: number,
  ): Promise<void>;
}

function principalOf(row: SessionRow): Omit<Principal, 'tokenId'> {
  return { id: row.principal, role: row.role === 'user' ? 'user' : 'anonymous', sessionId: row.id };
}

function endOf({ role, createdAt, expiresAt }: SessionRow, now: number): Date {
  if (role !== 'user') return expiresAt;
  return new Date(Math.min(now + SESSION_MINUTES * 60_000, createdAt.getTime() + LONGEST_MS));
}

export function sessionService({ orm }: Pick<Database, 'orm'>, keys: KeySet): SessionService {
  async function accountOf(row: SessionRow): Promise<SignedIn | null> {
    if (row.role !== 'user') return null;
    const user = await findUser(orm, row.principal);
    if (user === null) throw new TokenError();
    return signedInOf(user, row.thirdParty);
  }

  async function renew(row: SessionRow, now: number, rotates: boolean): Promise<OpenSession> {
    const account = await accountOf(row);
    const signed = await signToken(keys, principalOf(row), now);
    const expiresAt = endOf(row, now);
    const renewal = { id: row.id, tokenId: signed.tokenId, expiresAt, now: new Date(now) };
    const secret = newSecret();
    const isFirst =
      rotates &&
      (await rotateRefreshHash(orm, { ...renewal, from: row.refreshHash, to: hashSecret(secret) }));
    if (!isFirst && !(await rememberToken(orm, renewal))) throw new TokenError();
    const cookie = isFirst ? formatRefreshToken({ sessionId: row.id, secret }) : null;
    return { signed, cookie, seconds: Math.ceil((expiresAt.getTime() - now) / 1000), account };
  }

  return {
    async openAnonymous(now) {
      const sessionId = randomUUID();
      const secret = newSecret();
      const principal = { id: `anonymous-${randomUUID()}`, role: 'anonymous', sessionId } as const;
      const signed = await signToken(keys, principal, now);
      const at = new Date(now);
      const expiresAt = new Date(now + LONGEST_MS);
      const times = { createdAt: at, rotatedAt: at, expiresAt };
      await insertSession(orm, {
        id: sessionId,
        principal: principal.id,
        role: principal.role,
        refreshHash: hashSecret(secret),
        lastTokenId: signed.tokenId,
        ...times,
      });
      return {
        signed,
        cookie: formatRefreshToken({ sessionId, secret }),
        seconds: LONGEST_MS / 1000,
        account: null,
      };
    },

    async refreshByCookie(cookie, now) {
      const presented = parseRefreshToken(cookie);
      const row =
        presented === null ? null : await findSession(orm, presented.sessionId, new Date(now));
      if (presented === null || row === null) throw new TokenError();
      if (fitsHash(presented.secret, row.refreshHash)) return renew(row, now, true);
      if (!fitsHash(presented.secret, row.previousHash)) throw new TokenError();
      if (now - row.rotatedAt.getTime() <= REUSE_GRACE_MS) return renew(row, now, false);
      // reuse of a rotated token means that it was copied: the holder of the session may be the thief
      await revokeSession(orm, row.id, new Date(now));
      throw new TokenError();
    },

    async refreshByToken(principal, now) {
      const row = await findSession(orm, principal.sessionId, new Date(now));
      if (row?.principal !== principal.id) throw new TokenError();
      return renew(row, now, false);
    },

    async end({ cookie, sessionId }, now) {
      const at = new Date(now);
      if (cookie !== undefined) await endPresentedSession(orm, cookie, at);
      if (sessionId !== undefined) await revokeSession(orm, sessionId, at);
    },
  };
}
