import type { Person, Role, Session } from '@wayfare/desk-contract';
import { and, eq, gt, lte, or } from 'drizzle-orm';
import { hashSecret, newSecret } from '../../accounts/users/refresh-token';
import type { Connection, Database } from '../../platform/db/database';
import { deskSessions } from '../../platform/db/schema/desk';
import { actorOf, noteAct } from './note-act';

const MINUTE = 60_000;
const IDLE_MS = 30 * MINUTE;
/** A role that its issuer takes away is gone after this at the latest. */
const LONGEST_MS = 10 * 60 * MINUTE;

export interface OperatorSession {
  readonly operator: Person;
  readonly role: Role;
  readonly idleUntil: Date;
  readonly endsAt: Date;
}

type Row = typeof deskSessions.$inferSelect;

const toSession = ({ operatorId, operatorName, role, seenAt, endsAt }: Row): OperatorSession => ({
  operator: { id: operatorId, name: operatorName },
  role,
  idleUntil: new Date(Math.min(seenAt.getTime() + IDLE_MS, endsAt.getTime())),
  endsAt,
});

/** The new session's secret, for the cookie: the database has its hash alone. */
export async function beginSession(
  { orm }: Pick<Database, 'orm'>,
  { operator, role }: Pick<OperatorSession, 'operator' | 'role'>,
  now: Date,
): Promise<string> {
  const secret = newSecret();
  await orm.transaction(async (connection) => {
    await connection.insert(deskSessions).values({
      id: hashSecret(secret),
      operatorId: operator.id,
      operatorName: operator.name,
      role,
      createdAt: now,
      seenAt: now,
      endsAt: new Date(now.getTime() + LONGEST_MS),
    });
    const actor = actorOf(operator);
    await noteAct(connection, {
      ...{ actor, act: 'desk.sign-in', object: actor, outcome: 'done' },
      facts: { role },
    });
  });
  return secret;
}

/** Null when it is unknown or over; else it lasts on. */
export async function useSession(
  connection: Connection,
  secret: string,
  now: Date,
): Promise<OperatorSession | null> {
  const [row] = await connection
    .update(deskSessions)
    .set({ seenAt: now })
    .where(
      and(
        eq(deskSessions.id, hashSecret(secret)),
        gt(deskSessions.endsAt, now),
        gt(deskSessions.seenAt, new Date(now.getTime() - IDLE_MS)),
      ),
    )
    .returning();
  return row === undefined ? null : toSession(row);
}

export async function endSession({ orm }: Pick<Database, 'orm'>, secret: string): Promise<void> {
  await orm.transaction(async (connection) => {
    const [row] = await connection
      .delete(deskSessions)
      .where(eq(deskSessions.id, hashSecret(secret)))
      .returning({ id: deskSessions.operatorId });
    if (row === undefined) return;
    const actor = actorOf(row);
    await noteAct(connection, {
      ...{ actor, act: 'desk.sign-out', object: actor, outcome: 'done' },
      facts: {},
    });
  });
}

export async function forgetEndedSessions(connection: Connection, now: Date): Promise<void> {
  await connection
    .delete(deskSessions)
    .where(
      or(
        lte(deskSessions.endsAt, now),
        lte(deskSessions.seenAt, new Date(now.getTime() - IDLE_MS)),
      ),
    );
}

export const sessionView = (
  { operator, role, idleUntil, endsAt }: OperatorSession,
  fourEyesAbove: number,
): Session => ({
  operator,
  role,
  idleUntil: idleUntil.toISOString(),
  endsAt: endsAt.toISOString(),
  fourEyesAbove,
});
