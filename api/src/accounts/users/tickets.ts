import { and, eq, gt, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { Connection } from '../../platform/db/database';
import { tickets } from '../../platform/db/schema/accounts';
import { parseStored } from '../../platform/records/record-codec';
import { hashSecret, newSecret } from './refresh-token';

/** What a ticket is for: the links of mails, and the way back from a third-party sign-in. */
export type TicketKind = 'activation' | 'recovery' | 'signIn' | 'credential';

/** How long each works (OQ-80). */
const MINUTES: Readonly<Record<TicketKind, number>> = {
  activation: 24 * 60,
  recovery: 60,
  signIn: 10,
  credential: 1,
};

export interface Ticket {
  readonly userId: string | null;
  readonly facts: Readonly<Record<string, string>>;
}

interface NewTicket extends Partial<Ticket> {
  readonly kind: TicketKind;
  readonly now: number;
}

const FactsSchema = v.record(v.string(), v.string());

const ticketOf = (row: typeof tickets.$inferSelect | undefined): Ticket | null =>
  row === undefined
    ? null
    : {
        userId: row.userId,
        facts: parseStored(FactsSchema, row.facts, { table: 'tickets', id: row.kind }),
      };

/** A new ticket: 43 characters that nobody can guess. The database keeps only their hash. */
export async function issueTicket(
  connection: Connection,
  { kind, userId = null, facts = {}, now }: NewTicket,
): Promise<string> {
  const ticket = newSecret();
  await connection.insert(tickets).values({
    hash: hashSecret(ticket),
    kind,
    userId,
    facts,
    createdAt: new Date(now),
    expiresAt: new Date(now + MINUTES[kind] * 60_000),
  });
  return ticket;
}

/** What the ticket stands for, once: null when it is unknown, of another kind, over or used. One statement, so that of two at once one gets it. */
export async function redeemTicket(
  connection: Connection,
  kind: TicketKind,
  ticket: string,
  now: number,
): Promise<Ticket | null> {
  const at = new Date(now);
  const rows = await connection
    .update(tickets)
    .set({ usedAt: at })
    .where(
      and(
        eq(tickets.hash, hashSecret(ticket)),
        eq(tickets.kind, kind),
        isNull(tickets.usedAt),
        gt(tickets.expiresAt, at),
      ),
    )
    .returning();
  return ticketOf(rows[0]);
}

/** What the ticket would stand for, without using it. */
export async function findTicket(
  connection: Connection,
  kind: TicketKind,
  ticket: string,
  now: number,
): Promise<Ticket | null> {
  const rows = await connection
    .select()
    .from(tickets)
    .where(
      and(
        eq(tickets.hash, hashSecret(ticket)),
        eq(tickets.kind, kind),
        isNull(tickets.usedAt),
        gt(tickets.expiresAt, new Date(now)),
      ),
    );
  return ticketOf(rows[0]);
}

/** Makes the unused tickets of a user worthless, as when the password was changed by one of them. */
export async function voidTickets(
  connection: Connection,
  userId: string,
  kind: TicketKind,
  now: number,
): Promise<void> {
  await connection
    .update(tickets)
    .set({ usedAt: new Date(now) })
    .where(and(eq(tickets.userId, userId), eq(tickets.kind, kind), isNull(tickets.usedAt)));
}
