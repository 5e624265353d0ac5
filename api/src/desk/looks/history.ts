import type { Entry } from '@wayfare/desk-contract';
import { and, asc, eq, notLike } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { auditEvents } from '../../platform/db/schema/audit';
import { outbox } from '../../platform/db/schema/bookings';
import { bookingSteps } from '../../platform/db/schema/desk';

/** More than any booking takes. */
const MOST = 1_000;

type Facts = Entry['facts'];

function factsOf(kept: unknown): Facts {
  const facts: Facts = {};
  for (const [name, value] of Object.entries(Object(kept)))
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value))
      facts[name] = value as Facts[string];
  return facts;
}

async function steps(connection: Connection, id: string): Promise<Entry[]> {
  const rows = await connection
    .select()
    .from(bookingSteps)
    .where(eq(bookingSteps.bookingId, id))
    .orderBy(asc(bookingSteps.id))
    .limit(MOST);
  return rows.map(({ at, fromState, toState, tries }) => ({
    at: at.toISOString(),
    kind: 'step',
    what: fromState === null ? toState : `${fromState} → ${toState}`,
    actor: 'workflow',
    outcome: 'done',
    facts: fromState === null ? {} : { tries },
  }));
}

/** What was only looked at is in the audit log and no part of the booking's history. */
async function acts(connection: Connection, id: string): Promise<Entry[]> {
  const rows = await connection
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.object, `booking:${id}`), notLike(auditEvents.act, 'look.%')))
    .orderBy(asc(auditEvents.id))
    .limit(MOST);
  return rows.map(({ at, actor, act, outcome, facts }) => ({
    at: at.toISOString(),
    kind: act === 'money' ? 'money' : 'act',
    what: act,
    actor,
    outcome,
    facts: factsOf(facts),
  }));
}

async function mails(connection: Connection, id: string): Promise<Entry[]> {
  const rows = await connection.select().from(outbox).where(eq(outbox.bookingId, id)).limit(MOST);
  return rows.map(({ kind, createdAt, sentAt, tries }) => ({
    at: (sentAt ?? createdAt).toISOString(),
    kind: 'mail',
    what: kind,
    actor: 'workflow',
    outcome: sentAt === null ? 'waiting' : 'done',
    facts: { queuedAt: createdAt.toISOString(), tries },
  }));
}

/** Steps, money, acts and mails of a booking, oldest first. */
export async function historyOf(connection: Connection, id: string): Promise<Entry[]> {
  const all = [
    ...(await steps(connection, id)),
    ...(await acts(connection, id)),
    ...(await mails(connection, id)),
  ];
  return all.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}
