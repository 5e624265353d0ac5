import { randomUUID } from 'node:crypto';
import { and, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
import type { Connection } from '../platform/db/database';
import { contactMails, contactMessages } from '../platform/db/schema/contact';
import { askedIn } from '../platform/queue/asked-in';
import { takeMail } from '../accounts/mails/mail-allowance';
import { readableCode } from '../booking/references';

export type ContactMessage = typeof contactMessages.$inferSelect;

export type NewMessage = Omit<ContactMessage, 'id' | 'ticketNumber'>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TICKET_LENGTH = 6;
const TRIES = 5;

/** Serialises senders by advisory locks, so that concurrent messages are counted. */
export async function holdSenders(
  connection: Connection,
  { sender, email }: Pick<NewMessage, 'sender' | 'email'>,
): Promise<void> {
  // fixed order, against deadlock
  for (const name of [sender, email].sort())
    await connection.execute(
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${`contact ${name}`}, 0))`,
    );
}

export async function findByKey(
  connection: Connection,
  { owner, idempotencyKey }: Pick<NewMessage, 'owner' | 'idempotencyKey'>,
): Promise<ContactMessage | null> {
  const rows = await connection
    .select()
    .from(contactMessages)
    .where(
      and(eq(contactMessages.owner, owner), eq(contactMessages.idempotencyKey, idempotencyKey)),
    );
  return rows[0] ?? null;
}

/** Recent messages of a network address or an e-mail address, whichever is more. */
export async function countRecent(
  connection: Connection,
  { sender, email, createdAt }: Pick<NewMessage, 'sender' | 'email' | 'createdAt'>,
  minutes: number,
): Promise<number> {
  const isSender = eq(contactMessages.sender, sender);
  const isEmail = eq(contactMessages.email, email);
  const [row] = await connection
    .select({
      most: sql<number>`greatest(count(*) FILTER (WHERE ${isSender}), count(*) FILTER (WHERE ${isEmail}))::int`,
    })
    .from(contactMessages)
    .where(
      and(
        gt(contactMessages.createdAt, new Date(createdAt.getTime() - minutes * MINUTE)),
        or(isSender, isEmail),
      ),
    );
  return row?.most ?? 0;
}

export const newTicketNumber = () => `WF-${readableCode(TICKET_LENGTH)}`;

/** Stores a message with a unique ticket number and its mails. */
export async function insertMessage(
  connection: Connection,
  message: NewMessage,
): Promise<ContactMessage> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const values = { ...message, id: randomUUID(), ticketNumber: newTicketNumber() };
    const [row] = await connection
      .insert(contactMessages)
      .values(values)
      .onConflictDoNothing({ target: contactMessages.ticketNumber })
      .returning();
    if (row === undefined) continue;
    const { createdAt, email: address } = message;
    // few copies: the sender's address may be someone else's
    const isCopied = await takeMail(connection, {
      kind: 'contactCopy',
      address,
      now: createdAt.getTime(),
    });
    await connection.insert(contactMails).values(
      (isCopied ? (['support', 'copy'] as const) : (['support'] as const)).map((kind) => ({
        id: randomUUID(),
        messageId: row.id,
        kind,
        createdAt,
        runAt: createdAt,
        ...askedIn(),
      })),
    );
    return row;
  }
  throw new Error('no ticket number was free');
}

export async function findMail(connection: Connection, id: string) {
  const rows = await connection
    .select({ kind: contactMails.kind, message: contactMessages })
    .from(contactMails)
    .innerJoin(contactMessages, eq(contactMails.messageId, contactMessages.id))
    .where(eq(contactMails.id, id));
  return rows[0] ?? null;
}

const KEPT_DAYS = 180;

/** Deletes old messages, and network address hashes after a day. */
export async function forgetOldMessages(connection: Connection, now: Date): Promise<void> {
  const before = (days: number) =>
    lte(contactMessages.createdAt, new Date(now.getTime() - days * DAY));
  await connection.delete(contactMessages).where(before(KEPT_DAYS));
  await connection
    .update(contactMessages)
    .set({ sender: '' })
    .where(and(before(1), ne(contactMessages.sender, '')));
}
