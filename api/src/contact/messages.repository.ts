import { randomUUID } from 'node:crypto';
import { and, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
import type { Connection } from '../platform/db/database';
import { contactMails, contactMessages } from '../platform/db/schema/contact';
import { takeMail } from '../accounts/mails/mail-allowance';
import { readableCode } from '../booking/references';

export type ContactMessage = typeof contactMessages.$inferSelect;

export type NewMessage = Omit<ContactMessage, 'id' | 'ticketNumber'>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TICKET_LENGTH = 6;
const TRIES = 5;

/** Whoever comes next with one of these waits until this transaction is over, so that of many at once each is counted. */
export async function holdSenders(
  connection: Connection,
  { sender, email }: Pick<NewMessage, 'sender' | 'email'>,
): Promise<void> {
  // always in the same order, or two could wait for each other
  for (const name of [sender, email].sort())
    await connection.execute(
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${`contact ${name}`}, 0))`,
    );
}

/** The message that was sent with a key before. */
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

/** How many came within some minutes: from one network address or for one e-mail address, whichever is more. */
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

/** Keeps a message under a ticket number that no other has, with the mails that tell of it. */
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
    // anybody can write in somebody else's name: support hears of it, they get few copies
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
      })),
    );
    return row;
  }
  throw new Error('no ticket number was free');
}

/** A mail that waits, with its message; null when that is forgotten. */
export async function findMail(connection: Connection, id: string) {
  const rows = await connection
    .select({ kind: contactMails.kind, message: contactMessages })
    .from(contactMails)
    .innerJoin(contactMessages, eq(contactMails.messageId, contactMessages.id))
    .where(eq(contactMails.id, id));
  return rows[0] ?? null;
}

const KEPT_DAYS = 180;

/** Forgets old messages, and after a day where one came from. */
export async function forgetOldMessages(connection: Connection, now: Date): Promise<void> {
  const before = (days: number) =>
    lte(contactMessages.createdAt, new Date(now.getTime() - days * DAY));
  await connection.delete(contactMessages).where(before(KEPT_DAYS));
  await connection
    .update(contactMessages)
    .set({ sender: '' })
    .where(and(before(1), ne(contactMessages.sender, '')));
}
