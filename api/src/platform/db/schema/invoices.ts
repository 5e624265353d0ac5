import type { Language } from '@wayfare/domain';
import {
  bigint,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

export const invoiceSeries = pgTable(
  'invoice_series',
  {
    kind: text('kind').$type<'invoice' | 'credit'>().notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);

/** Append-only. Cents. */
export const invoices = pgTable('invoices', {
  number: text('number').primaryKey(),
  /** order of writing; may have gaps */
  position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  kind: text('kind').$type<'invoice' | 'credit'>().notNull(),
  year: integer('year').notNull(),
  serial: integer('serial').notNull(),
  bookingId: text('booking_id').notNull(),
  /** the invoice that a credit note takes back, in part or whole */
  ofNumber: text('of_number'),
  language: text('language').$type<Language>().notNull(),
  issuedOn: date('issued_on', { mode: 'string' }).notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** `InvoiceDetails` */
  buyer: jsonb('buyer').notNull(),
  /** null where the site named nobody */
  seller: jsonb('seller'),
  content: jsonb('content').notNull(),
  total: integer('total').notNull(),
});
