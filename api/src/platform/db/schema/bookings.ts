import type { Language } from '@wayfare/domain';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const quotes = pgTable('quotes', {
  id: text('id').primaryKey(),
  vertical: text('vertical').notNull(),
  /** null for a page's quote until the first who pays or books */
  owner: text('owner'),
  offer: jsonb('offer').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** `state` is the next step, due at `run_at`. Cents. */
export const bookings = pgTable('bookings', {
  id: text('id').primaryKey(),
  reference: text('reference').notNull(),
  pin: text('pin').notNull(),
  /** wrong PINs, each within half an hour of the one before */
  pinFailures: integer('pin_failures').notNull().default(0),
  pinFailedAt: instant('pin_failed_at'),
  pinLockedUntil: instant('pin_locked_until'),
  linkGeneration: integer('link_generation').notNull().default(0),
  vertical: text('vertical').notNull(),
  owner: text('owner').notNull(),
  quoteId: text('quote_id').notNull(),
  clientReference: text('client_reference').notNull(),
  requestHash: text('request_hash').notNull(),
  email: text('email').notNull(),
  language: text('language').$type<Language>().notNull(),
  details: jsonb('details').notNull(),
  /** `InvoiceWish` */
  invoiceDetails: jsonb('invoice_details'),
  total: integer('total').notNull(),
  dueNow: integer('due_now').notNull(),
  dueLater: integer('due_later').notNull(),
  chargeAt: instant('charge_at'),
  state: text('state').notNull(),
  stateSince: instant('state_since').notNull(),
  status: text('status').notNull(),
  reason: text('reason'),
  paymentState: text('payment_state').notNull(),
  intentId: text('intent_id'),
  /** per intent; `captured` and `refunded` are the sums */
  charges: jsonb('charges').notNull().default([]),
  captured: integer('captured').notNull().default(0),
  refundDue: integer('refund_due').notNull().default(0),
  refunded: integer('refunded').notNull().default(0),
  chargeTries: integer('charge_tries').notNull().default(0),
  heldUntil: instant('held_until'),
  /** `Amendment` under way; the column keeps an older name */
  amendment: jsonb('deal'),
  carrierChange: jsonb('carrier_change'),
  carrierLookAt: instant('carrier_look_at').defaultNow(),
  supplierQuote: text('supplier_quote'),
  supplierBooking: text('supplier_booking'),
  supplierReference: text('supplier_reference'),
  /** the supplier may still turn out to have booked it */
  watch: boolean('watch').notNull().default(false),
  tries: integer('tries').notNull().default(0),
  runAt: instant('run_at'),
  leaseToken: text('lease_token'),
  leaseUntil: instant('lease_until'),
  createdAt: instant('created_at').notNull(),
  retention: text('retention').$type<'full' | 'invoice' | 'anonymous'>().notNull().default('full'),
  retentionLookAt: instant('retention_look_at'),
  /** where in a trace its last request was */
  traceparent: text('traceparent'),
});

/** Access by PIN, or handed over from an earlier session, until a moment. */
export const openedBookings = pgTable(
  'opened_bookings',
  {
    sessionId: text('session_id').notNull(),
    bookingId: text('booking_id').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.bookingId] })],
);

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] })],
);

/** Transactional outbox: written with the change that the mail tells of. */
export const outbox = pgTable('outbox', {
  id: text('id').primaryKey(),
  bookingId: text('booking_id').notNull(),
  kind: text('kind').notNull(),
  createdAt: instant('created_at').notNull(),
  tries: integer('tries').notNull().default(0),
  runAt: instant('run_at'),
  leaseToken: text('lease_token'),
  leaseUntil: instant('lease_until'),
  sentAt: instant('sent_at'),
  traceparent: text('traceparent'),
  /** cents that it is about, where its booking alone does not say them */
  amount: integer('amount'),
});
