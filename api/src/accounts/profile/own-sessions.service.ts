import type { SessionList } from '@wayfare/api-contract';
import type { Database } from '../../platform/db/database';
import { Problem } from '../../platform/http/problem';
import { endSessionsOf } from '../session/session.repository';
import { browserName } from '../auth/browser-name';
import type { Asker } from '../users/member';
import { memberOf } from '../users/member';
import { endOwnSession, findRunningSessions } from './own-sessions.repository';

export interface OwnSessionsService {
  list(asker: Asker): Promise<SessionList>;
  /** one by its id, or `others`; returns how many */
  end(id: string, asker: Asker): Promise<number>;
}

export function ownSessionsService({ orm }: Pick<Database, 'orm'>): OwnSessionsService {
  return {
    async list(asker) {
      const rows = await findRunningSessions(
        orm,
        (await memberOf(orm, asker)).id,
        new Date(asker.now),
      );
      return {
        sessions: rows.map(({ id, userAgent, createdAt, seenAt }) => ({
          id,
          current: id === asker.principal.sessionId,
          browser: browserName(userAgent),
          createdAt: createdAt.toISOString(),
          seenAt: (seenAt ?? createdAt).toISOString(),
        })),
      };
    },

    async end(id, asker) {
      const userId = (await memberOf(orm, asker)).id;
      const now = new Date(asker.now);
      if (id === 'others')
        return endSessionsOf(orm, userId, { except: asker.principal.sessionId }, now);
      const ended = await endOwnSession(orm, userId, { id, now });
      if (ended === 0) throw new Problem('NOT_FOUND', { field: 'id', text: 'session.unknown' });
      return ended;
    },
  };
}
