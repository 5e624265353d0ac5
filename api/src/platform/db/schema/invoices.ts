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

/** The last number of each series and year. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    kind: text('kind').$type<'invoice' | 'credit'>().notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);

/** Documents as they were issued; nothing changes them. Amounts are cents. */
export const invoices = pgTable('invoices', {
  number: text('number').primaryKey(),
  /** the order in which they were written; it may have gaps */
  position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  kind: text('kind').$type<'invoice' | 'credit'>().notNull(),
  year: integer('year').notNull(),
  serial: integer('serial').notNull(),
  bookingId: text('booking_id').notNull(),
  /** of a credit note: the invoice that it takes back, or a part of it */
  ofNumber: text('of_number'),
  language: text('language').$type<Language>().notNull(),
  issuedOn: date('issued_on', { mode: 'string' }).notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** whom it is made out to (`InvoiceDetails`) */
  buyer: jsonb('buyer').notNull(),
  /** who sold; null where the site named nobody */
  seller: jsonb('seller'),
  /** what was bought, line by line */
  content: jsonb('content').notNull(),
  total: integer('total').notNull(),
});
