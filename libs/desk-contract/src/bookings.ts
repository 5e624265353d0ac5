import * as v from 'valibot';
import { act, look } from './call';
import { CentsSchema, InstantSchema, OfBookingSchema, PersonSchema, WordsSchema } from './parts';
import { RefundSchema } from './refunds';
import { DifferenceSchema } from './reconciliation';

export const FIND_BY = ['reference', 'email', 'payment'] as const;

export const SummarySchema = v.object({
  id: v.string(),
  reference: v.string(),
  vertical: v.string(),
  email: v.string(),
  status: v.string(),
  state: v.string(),
  stateSince: InstantSchema,
  total: CentsSchema,
  createdAt: InstantSchema,
});
export type Summary = v.InferOutput<typeof SummarySchema>;

/** Newest first, 50 at most. */
export const findBookings = look('/api/bookings/find', {
  request: v.object({
    by: v.picklist(FIND_BY),
    term: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(320)),
  }),
  result: v.object({ bookings: v.array(SummarySchema), isCut: v.boolean() }),
});

export const EntrySchema = v.object({
  at: InstantSchema,
  /** `step`: the workflow moved; `money`, `act`: from the audit log; `mail`: a mail was queued or sent */
  kind: v.picklist(['step', 'money', 'act', 'mail']),
  what: v.string(),
  /** `operator:<id>`, `account:<id>`, `workflow`, `system`, `visitor` */
  actor: v.string(),
  outcome: v.picklist(['done', 'refused', 'waiting']),
  /** amounts in cents, ids and words of the workflow: nothing personal */
  facts: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
});
export type Entry = v.InferOutput<typeof EntrySchema>;

export const NoteSchema = v.object({
  id: v.string(),
  at: InstantSchema,
  by: PersonSchema,
  text: v.string(),
});
export type Note = v.InferOutput<typeof NoteSchema>;

export const DetailSchema = v.object({
  booking: v.object({
    ...SummarySchema.entries,
    language: v.string(),
    reason: v.nullable(v.string()),
    supplierBooking: v.nullable(v.string()),
    supplierReference: v.nullable(v.string()),
    heldUntil: v.nullable(InstantSchema),
    tries: v.number(),
    runAt: v.nullable(InstantSchema),
    isAtWork: v.boolean(),
  }),
  money: v.object({
    total: CentsSchema,
    dueNow: CentsSchema,
    dueLater: CentsSchema,
    chargeAt: v.nullable(InstantSchema),
    paymentState: v.string(),
    captured: CentsSchema,
    refunded: CentsSchema,
    /** promised by the terms of a cancellation or change, and not sent yet */
    refundDue: CentsSchema,
    /** what a refund may have at most: captured, not refunded, not owed and not asked for */
    refundable: CentsSchema,
  }),
  /** oldest first */
  history: v.array(EntrySchema),
  notes: v.array(NoteSchema),
  refunds: v.array(RefundSchema),
  differences: v.array(DifferenceSchema),
  /** what the booking's state allows; the role decides beside it */
  can: v.object({
    retry: v.boolean(),
    resend: v.boolean(),
    cancel: v.boolean(),
    refund: v.boolean(),
  }),
});
export type Detail = v.InferOutput<typeof DetailSchema>;

export const showBooking = look('/api/bookings/show', {
  request: OfBookingSchema,
  result: DetailSchema,
});

const failure = v.object({
  isAnswered: v.literal(false),
  why: v.picklist(['timeout', 'failed']),
});

export const SupplierViewSchema = v.variant('isAnswered', [
  v.object({
    isAnswered: v.literal(true),
    /** `none`: the supplier knows no such booking */
    status: v.picklist([
      'confirmed',
      'requested',
      'waiting',
      'cancelled',
      'partly',
      'held',
      'none',
    ]),
    id: v.nullable(v.string()),
    reference: v.nullable(v.string()),
  }),
  failure,
]);
export type SupplierView = v.InferOutput<typeof SupplierViewSchema>;

/** Asked live, for five seconds at most. */
export const supplierView = look('/api/bookings/supplier', {
  request: OfBookingSchema,
  result: SupplierViewSchema,
});

export const BankPaymentSchema = v.variant('isAnswered', [
  v.object({
    isAnswered: v.literal(true),
    id: v.string(),
    mode: v.picklist(['payment', 'setup']),
    status: v.string(),
    amount: CentsSchema,
    captured: CentsSchema,
    refunds: v.array(v.object({ id: v.string(), status: v.string(), amount: CentsSchema })),
    failure: v.nullable(v.string()),
  }),
  v.object({ ...failure.entries, id: v.string() }),
]);
export type BankPayment = v.InferOutput<typeof BankPaymentSchema>;

/** Each payment that the booking knows, asked live, for five seconds at most. */
export const bankView = look('/api/bookings/bank', {
  request: OfBookingSchema,
  result: v.object({ payments: v.array(BankPaymentSchema) }),
});

/** Tries the step that waits, or looks at the supplier, at once. `NOT_POSSIBLE` when nothing waits or it is at work. */
export const retryStep = act('/api/bookings/retry', 'agent', {
  request: OfBookingSchema,
  result: v.object({ state: v.string(), runAt: InstantSchema }),
});

/** Sends the mail of the booking's state with its papers again, to its own address. */
export const resendMail = act('/api/bookings/resend', 'agent', {
  request: OfBookingSchema,
  result: v.object({ mail: v.string() }),
});

export const addNote = act('/api/bookings/note', 'agent', {
  request: v.object({ ...OfBookingSchema.entries, text: WordsSchema }),
  result: NoteSchema,
});

export const CancelTermsSchema = v.object({
  captured: CentsSchema,
  refund: CentsSchema,
  fee: CentsSchema,
});
export type CancelTerms = v.InferOutput<typeof CancelTermsSchema>;

export const cancelTerms = look('/api/bookings/cancel-terms', {
  request: OfBookingSchema,
  result: CancelTermsSchema,
});

/** Cancels as a traveller does; `SUPPLIER_FAILED` when the supplier refuses, `SUPPLIER_TIMEOUT` while it is under way. */
export const cancelBooking = act('/api/bookings/cancel', 'agent', {
  request: v.object({ ...OfBookingSchema.entries, acceptedRefund: CentsSchema }),
  result: v.object({ status: v.string(), refund: CentsSchema }),
});

export const StuckSchema = v.object({
  kind: v.picklist(['step', 'mail', 'money-reserved', 'refund-owed']),
  booking: SummarySchema,
  since: InstantSchema,
  what: v.string(),
  tries: v.number(),
  /** of `money-reserved` and `refund-owed` */
  amount: v.nullable(CentsSchema),
});
export type Stuck = v.InferOutput<typeof StuckSchema>;

/** Oldest first, 200 at most. */
export const listStuck = look('/api/stuck', {
  request: v.object({
    olderThanMinutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_080)),
  }),
  result: v.object({ stuck: v.array(StuckSchema), isCut: v.boolean() }),
});
