import type { SessionList } from '@wayfare/api-contract';
import type { Database } from '../../platform/db/database';
import { Problem } from '../../platform/http/problem';
import { endSessionsOf } from '../session/session.repository';
import { browserName } from '../auth/browser-name';
import type { Requester } from '../users/member';
import { memberOf } from '../users/member';
import { endOwnSession, findRunningSessions } from './own-sessions.repository';

export interface OwnSessionsService {
  list(requester: Requester): Promise<SessionList>;
  end(id: string, requester: Requester): Promise<number>;
}

export function ownSessionsService({ orm }: Pick<Database, 'orm'>): OwnSessionsService {
  return {
    async list(requester) {
      const rows = await findRunningSessions(
        orm,
        (await memberOf(orm, requester)).id,
        new Date(requester.now),
      );
      return {
        sessions: rows.map(({ id, userAgent, createdAt, seenAt }) => ({
          id,
          current: id === requester.principal.sessionId,
          browser: browserName(userAgent),
          createdAt: createdAt.toISOString(),
          seenAt: (seenAt ?? createdAt).toISOString(),
        })),
      };
    },

    async end(id, requester) {
      const userId = (await memberOf(orm, requester)).id;
      const now = new Date(requester.now);
      if (id === 'others')
        return endSessionsOf(orm, userId, { except: requester.principal.sessionId }, now);
      const ended = await endOwnSession(orm, userId, { id, now });
      if (ended === 0) throw new Problem('NOT_FOUND', { field: 'id', text: 'session.unknown' });
      return ended;
    },
  };
}
