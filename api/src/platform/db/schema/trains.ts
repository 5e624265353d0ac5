import type { Language } from '@wayfare/domain';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Before the order; the supplier has an unsold booking for it. */
export const trainBaskets = pgTable('train_baskets', {
  id: text('id').primaryKey(),
  owner: text('owner').notNull(),
  correlationId: text('correlation_id'),
  supplierBooking: text('supplier_booking').notNull(),
  items: jsonb('items').notNull(),
  language: text('language').$type<Language>().notNull(),
  demo: boolean('demo').notNull(),
  state: text('state').$type<'open' | 'prebooked' | 'ordered'>().notNull(),
  quoteId: text('quote_id'),
  intentId: text('intent_id'),
  /** rises with each intent given up, so that the next one differs */
  intentRound: integer('intent_round').notNull().default(0),
  version: integer('version').notNull().default(1),
  expiresAt: instant('expires_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
