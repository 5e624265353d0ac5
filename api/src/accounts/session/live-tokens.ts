import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/db/database';
import type { VerifyCall, VerifyToken } from '../../platform/http/authenticate';
import { TokenError } from '../../platform/http/problem';
import { inBatches } from '../../platform/in-batches';
import { findSessions, type SessionRow } from './session.repository';

type Running = Pick<SessionRow, 'principal' | 'expiresAt'>;

/** Milliseconds for which a shell's session is cached. */
const BELIEVED_MS = 5_000;
const MOST_SHELLS = 1_000;

/** Checks revocation per call in the database, batched; a shell's public session only every five seconds. */
export function liveTokens(verify: VerifyToken, { orm }: Pick<Database, 'orm'>): VerifyCall {
  const sessionOf = inBatches((ids: readonly string[]) => findSessions(orm, ids));
  const ofShells = new LRUCache<string, { readonly session: Running; readonly at: number }>({
    max: MOST_SHELLS,
  });

  async function ofShell(id: string, now: number): Promise<Running | undefined> {
    const believed = ofShells.get(id);
    if (believed !== undefined && now - believed.at < BELIEVED_MS) return believed.session;
    const session = await sessionOf(id);
    if (session === undefined) ofShells.delete(id);
    else ofShells.set(id, { session, at: now });
    return session;
  }

  return async (token, now, isOfPage) => {
    const principal = await verify(token, now);
    const { sessionId, role } = principal;
    const isShells = isOfPage && role === 'anonymous';
    const session = await (isShells ? ofShell(sessionId, now) : sessionOf(sessionId));
    if (session?.principal !== principal.id || session.expiresAt.getTime() <= now)
      throw new TokenError();
    return principal;
  };
}
