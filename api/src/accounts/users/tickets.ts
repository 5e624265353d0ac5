import { and, eq, gt, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { Connection } from '../../platform/db/database';
import { tickets } from '../../platform/db/schema/accounts';
import { parseStored } from '../../platform/records/record-codec';
import { hashSecret, newSecret } from './refresh-token';

export type TicketKind = 'activation' | 'recovery' | 'signIn' | 'credential';

/** OQ-80. */
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

/** 43 random characters, stored as a hash only. */
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

/** Atomic: null when unknown, of another kind, expired or used. */
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

/** Voids unused tickets, as after a change of password. */
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
