import type { Language } from '@wayfare/domain';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const contactMessages = pgTable('contact_messages', {
  id: text('id').primaryKey(),
  ticketNumber: text('ticket_number').notNull(),
  owner: text('owner').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  requestHash: text('request_hash').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull(),
  question: text('question').notNull(),
  language: text('language').$type<Language>().notNull(),
  /** HMAC of the network address, for the limit; '' once it is not needed */
  sender: text('sender').notNull(),
  createdAt: instant('created_at').notNull(),
});

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
  traceparent: text('traceparent'),
});
