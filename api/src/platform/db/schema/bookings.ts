import type { Language } from '@wayfare/domain';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A fresh price of a supplier, held for as long as the supplier holds it. */
export const quotes = pgTable('quotes', {
  id: text('id').primaryKey(),
  vertical: text('vertical').notNull(),
  /** who may pay and book it; null until the first who does, where a page asked for it */
  owner: text('owner'),
  /** what the vertical needs to show and sell it */
  offer: jsonb('offer').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** A booking and its workflow: `state` says what happens next, `run_at` when. Amounts are cents. */
export const bookings = pgTable('bookings', {
  id: text('id').primaryKey(),
  reference: text('reference').notNull(),
  pin: text('pin').notNull(),
  /** wrong PINs, each within half an hour of the one before */
  pinFailures: integer('pin_failures').notNull().default(0),
  pinFailedAt: instant('pin_failed_at'),
  pinLockedUntil: instant('pin_locked_until'),
  /** links of another generation were revoked */
  linkGeneration: integer('link_generation').notNull().default(0),
  vertical: text('vertical').notNull(),
  owner: text('owner').notNull(),
  quoteId: text('quote_id').notNull(),
  clientReference: text('client_reference').notNull(),
  requestHash: text('request_hash').notNull(),
  email: text('email').notNull(),
  language: text('language').$type<Language>().notNull(),
  details: jsonb('details').notNull(),
  /** who the traveller wants the invoice made out to (`InvoiceWish`) */
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
  /** the intent that is waited for, or was last */
  intentId: text('intent_id'),
  /** what each intent took and gave back; `captured` and `refunded` are their sums */
  charges: jsonb('charges').notNull().default([]),
  captured: integer('captured').notNull().default(0),
  refundDue: integer('refund_due').notNull().default(0),
  refunded: integer('refunded').notNull().default(0),
  chargeTries: integer('charge_tries').notNull().default(0),
  /** the supplier keeps it so long without being paid */
  heldUntil: instant('held_until'),
  /** what was agreed to about a booking that stands, while it is being done */
  amendment: jsonb('deal'),
  /** what the carrier changed by itself, the latest alone */
  carrierChange: jsonb('carrier_change'),
  /** when the carrier is next asked whether it changed anything */
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
  /** how much of its people is still kept: all, the name on the invoice, or nothing */
  retention: text('retention').$type<'full' | 'invoice' | 'anonymous'>().notNull().default('full'),
  retentionLookAt: instant('retention_look_at'),
});

/** Bookings that a session may open like their owner, until a moment: it showed reference, e-mail address and PIN, or followed the session that made them. */
export const openedBookings = pgTable(
  'opened_bookings',
  {
    sessionId: text('session_id').notNull(),
    bookingId: text('booking_id').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.bookingId] })],
);

/** Answers of calls that carry an `Idempotency-Key`. */
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

/** Mails to be sent, written with the change that they tell of. */
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
});
