import type { Language } from '@wayfare/domain';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What was sent by the contact form. */
export const contactMessages = pgTable('contact_messages', {
  id: text('id').primaryKey(),
  /** what its sender quotes */
  ticketNumber: text('ticket_number').notNull(),
  owner: text('owner').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  requestHash: text('request_hash').notNull(),
  name: text('name').notNull(),
  /** lower case */
  email: text('email').notNull(),
  subject: text('subject').notNull(),
  question: text('question').notNull(),
  language: text('language').$type<Language>().notNull(),
  /** keyed hash of the network address that it came from; '' once nobody needs to count by it */
  sender: text('sender').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Mails that tell of a message, waiting to be sent. */
export const contactMails = pgTable('contact_mails', {
  id: text('id').primaryKey(),
  messageId: text('message_id').notNull(),
  kind: text('kind').$type<'support' | 'copy'>().notNull(),
  createdAt: instant('created_at').notNull(),
  tries: integer('tries').notNull().default(0),
  runAt: instant('run_at'),
  leaseToken: text('lease_token'),
  leaseUntil: instant('lease_until'),
  sentAt: instant('sent_at'),
});
