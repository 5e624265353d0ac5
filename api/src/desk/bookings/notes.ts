import { randomUUID } from 'node:crypto';
import type { Note, Person } from '@wayfare/desk-contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { bookings } from '../../platform/db/schema/bookings';
import { deskNotes } from '../../platform/db/schema/desk';

type Row = typeof deskNotes.$inferSelect;

const toNote = ({ id, at, byId, byName, text }: Row): Note => ({
  id,
  at: at.toISOString(),
  by: { id: byId, name: byName },
  text,
});

export async function notesOf(connection: Connection, bookingId: string): Promise<Note[]> {
  const rows = await connection
    .select()
    .from(deskNotes)
    .where(eq(deskNotes.bookingId, bookingId))
    .orderBy(asc(deskNotes.at), asc(deskNotes.id));
  return rows.map(toNote);
}

interface NewNote {
  readonly bookingId: string;
  readonly by: Person;
  readonly text: string;
  readonly requestKey: string;
  readonly now: Date;
}

/** Once for a request's key. */
export async function writeNote(
  connection: Connection,
  { bookingId, by, text, requestKey, now }: NewNote,
): Promise<Note> {
  const [written] = await connection
    .insert(deskNotes)
    .values({
      ...{ id: `nt_${randomUUID()}`, bookingId, at: now, text, requestKey },
      ...{ byId: by.id, byName: by.name },
    })
    // a repeat changes nothing and gets the row
    .onConflictDoUpdate({
      target: deskNotes.requestKey,
      set: { requestKey: sql`excluded.request_key` },
    })
    .returning();
  if (written === undefined) throw new Error('a note was not written');
  return toNote(written);
}

/** Notes may name people, so they go with those of their booking. */
export async function forgetNotes(connection: Connection): Promise<void> {
  await connection
    .delete(deskNotes)
    .where(
      sql`EXISTS (SELECT FROM ${bookings} WHERE ${bookings.id} = ${deskNotes.bookingId} AND ${bookings.retention} <> 'full')`,
    );
}
