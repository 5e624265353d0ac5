import type { Database } from '../../db/database';
import type { VerifyToken } from '../../http/authenticate';
import { TokenError } from '../../http/problem';
import { inBatches } from '../../in-batches';
import { findSessions } from './session.repository';

/**
 * As `verify`, and a token only while its session runs, also an anonymous one: what it opens is somebody's bookings. The
 * database is asked each time, because another process may have ended the session, and for all that wait in one statement.
 */
export function liveTokens(verify: VerifyToken, { orm }: Pick<Database, 'orm'>): VerifyToken {
  const sessionOf = inBatches((ids: readonly string[]) => findSessions(orm, ids));
  return async (token, now) => {
    const principal = await verify(token, now);
    const session = await sessionOf(principal.sessionId);
    if (session?.principal !== principal.id || session.expiresAt.getTime() <= now)
      throw new TokenError();
    return principal;
  };
}
