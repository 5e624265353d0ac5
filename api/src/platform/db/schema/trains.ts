import type { Language } from '@wayfare/domain';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What is chosen of trains before it is ordered; the supplier has a booking for it that is not sold yet. */
export const trainBaskets = pgTable('train_baskets', {
  /** of the booking that it becomes */
  id: text('id').primaryKey(),
  owner: text('owner').notNull(),
  /** of the visit that began it */
  correlationId: text('correlation_id'),
  supplierBooking: text('supplier_booking').notNull(),
  items: jsonb('items').notNull(),
  /** of the labels in `items` */
  language: text('language').$type<Language>().notNull(),
  demo: boolean('demo').notNull(),
  state: text('state').$type<'open' | 'prebooked' | 'ordered'>().notNull(),
  /** the quote of its prebooking, and the intent that was asked for it */
  quoteId: text('quote_id'),
  intentId: text('intent_id'),
  /** rises with every intent that was given up, so that the next one is another */
  intentRound: integer('intent_round').notNull().default(0),
  version: integer('version').notNull().default(1),
  /** until when all of it is kept */
  expiresAt: instant('expires_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
