import type { ClosedAs, Difference, RefundState, Role } from '@wayfare/desk-contract';
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

type DifferenceKind = Difference['kind'];

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const numbered = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** `id` is the hash of the cookie's secret. */
export const deskSessions = pgTable('desk_sessions', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  operatorName: text('operator_name').notNull(),
  role: text('role').$type<Role>().notNull(),
  createdAt: instant('created_at').notNull(),
  seenAt: instant('seen_at').notNull(),
  endsAt: instant('ends_at').notNull(),
});

/** Written by a trigger on `bookings` (migration 0040). */
export const bookingSteps = pgTable('booking_steps', {
  id: numbered(),
  bookingId: text('booking_id').notNull(),
  at: instant('at').notNull(),
  fromState: text('from_state'),
  toState: text('to_state').notNull(),
  tries: integer('tries').notNull(),
});

export const deskNotes = pgTable('desk_notes', {
  id: text('id').primaryKey(),
  bookingId: text('booking_id').notNull(),
  at: instant('at').notNull(),
  byId: text('by_id').notNull(),
  byName: text('by_name').notNull(),
  text: text('text').notNull(),
  /** who asked under which key: a repeat writes nothing */
  requestKey: text('request_key').notNull(),
});

/** Cents. A queue: what is `sending` is due at `run_at`. */
export const deskRefunds = pgTable('desk_refunds', {
  id: text('id').primaryKey(),
  bookingId: text('booking_id').notNull(),
  amount: integer('amount').notNull(),
  /** of it, what the bank has confirmed */
  sent: integer('sent').notNull().default(0),
  state: text('state').$type<RefundState>().notNull(),
  reason: text('reason').notNull(),
  requestedById: text('requested_by_id').notNull(),
  requestedByName: text('requested_by_name').notNull(),
  requestedAt: instant('requested_at').notNull(),
  expiresAt: instant('expires_at'),
  decidedById: text('decided_by_id'),
  decidedByName: text('decided_by_name'),
  decidedAt: instant('decided_at'),
  failure: text('failure'),
  /** who asked under which key: a repeat asks for nothing more */
  requestKey: text('request_key').notNull(),
  /** what the bank is asked for now: written before the call, so that a repeat asks for the same */
  part: integer('part').notNull().default(0),
  partIntent: text('part_intent'),
  partCents: integer('part_cents'),
  tries: integer('tries').notNull().default(0),
  runAt: instant('run_at'),
  leaseToken: text('lease_token'),
  leaseUntil: instant('lease_until'),
});

/** What differs between us and supplier or bank. */
export const deskDifferences = pgTable('desk_differences', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<DifferenceKind>().notNull(),
  bookingId: text('booking_id'),
  payment: text('payment'),
  ours: text('ours').notNull(),
  theirs: text('theirs').notNull(),
  foundAt: instant('found_at').notNull(),
  seenAt: instant('seen_at').notNull(),
  resolvedAt: instant('resolved_at'),
  /** by an operator; null again once a comparison sees it as before */
  closedAt: instant('closed_at'),
  closedAs: text('closed_as').$type<ClosedAs>(),
  reopenedAt: instant('reopened_at'),
});

/** Each time that an operator closed a difference: also of one that is open again. */
export const deskClosings = pgTable('desk_closings', {
  id: numbered(),
  differenceId: text('difference_id').notNull(),
  at: instant('at').notNull(),
  closedAs: text('closed_as').$type<ClosedAs>().notNull(),
  byId: text('by_id').notNull(),
  byName: text('by_name').notNull(),
  words: text('words').notNull(),
  /** who asked under which key: a repeat closes nothing more */
  requestKey: text('request_key').notNull(),
});

/** Comparisons with supplier and bank; at most one is not ended. */
export const reconciliations = pgTable('reconciliations', {
  id: numbered(),
  startedAt: instant('started_at').notNull(),
  endedAt: instant('ended_at'),
  phase: text('phase').$type<'bookings' | 'payments'>().notNull().default('bookings'),
  /** the last booking, or the last payment, that was compared */
  cursor: text('cursor'),
  compared: integer('compared').notNull().default(0),
  unanswered: integer('unanswered').notNull().default(0),
  found: integer('found').notNull().default(0),
  resolved: integer('resolved').notNull().default(0),
  leaseToken: text('lease_token'),
  leaseUntil: instant('lease_until'),
});
