import { randomUUID } from 'node:crypto';
import type { Connection } from '../../platform/db/database';
import type { User } from '../users/users.repository';
import { handOverVisit } from '../../booking/opened-bookings';
import { handOverQuotes } from '../../booking/quote-owner';
import { formatRefreshToken, hashSecret, newSecret } from '../users/refresh-token';
import type { KeySet } from '../../platform/keys/key-set';
import { endPresentedSession, insertSession } from './session.repository';
import { signedInOf } from './signed-in';
import type { UserSession } from './signed-in';
import { SESSION_MINUTES, signToken } from './token';

export interface NewUserSession {
  readonly user: User;
  readonly googleLoggued: boolean;
  readonly userAgent: string;
  readonly revokes: string | undefined;
}

const USER_AGENT_MAX = 300;

/** Session fixation: always a new session. */
export async function openUser(
  connection: Connection,
  keys: KeySet,
  { user, googleLoggued, userAgent, revokes }: NewUserSession,
  now: number,
): Promise<UserSession> {
  const sessionId = randomUUID();
  const secret = newSecret();
  const signed = await signToken(keys, { id: user.id, role: 'user', sessionId }, now);
  const at = new Date(now);
  const before = revokes === undefined ? null : await endPresentedSession(connection, revokes, at);
  if (before?.role === 'anonymous') await handOverQuotes(connection, before.principal, user.id);
  await insertSession(connection, {
    id: sessionId,
    principal: user.id,
    role: 'user',
    refreshHash: hashSecret(secret),
    lastTokenId: signed.tokenId,
    userAgent: userAgent.slice(0, USER_AGENT_MAX),
    thirdParty: googleLoggued,
    createdAt: at,
    rotatedAt: at,
    seenAt: at,
    expiresAt: new Date(now + SESSION_MINUTES * 60_000),
  });
  if (before?.role === 'anonymous') await handOverVisit(connection, before, sessionId, now);
  return {
    signed,
    cookie: formatRefreshToken({ sessionId, secret }),
    seconds: SESSION_MINUTES * 60,
    account: signedInOf(user, googleLoggued),
  };
}
