import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { sessions } from '../../platform/db/schema/sessions';
import type { SessionRow } from '../session/session.repository';

const running = (userId: string, now: Date) =>
  and(
    eq(sessions.principal, userId),
    eq(sessions.role, 'user'),
    gt(sessions.expiresAt, now),
    isNull(sessions.revokedAt),
  );

export async function findRunningSessions(
  connection: Connection,
  userId: string,
  now: Date,
): Promise<SessionRow[]> {
  return connection
    .select()
    .from(sessions)
    .where(running(userId, now))
    .orderBy(desc(sessions.seenAt), sessions.id);
}

export async function endOwnSession(
  connection: Connection,
  userId: string,
  { id, now }: { id: string; now: Date },
): Promise<number> {
  const rows = await connection
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), running(userId, now)))
    .returning({ id: sessions.id });
  return rows.length;
}
