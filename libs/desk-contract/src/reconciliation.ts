import * as v from 'valibot';
import { act, look } from './call';
import { IdSchema, InstantSchema, NothingSchema, PersonSchema } from './parts';

export const DIFFERENCES = [
  'captured-differs',
  'unknown-to-supplier',
  'supplier-cancelled',
  'supplier-not-cancelled',
  'payment-without-booking',
  'refund-missing',
  /** the bank gave back more than we know of */
  'refund-unknown',
] as const;

/** `mended` is looked at again by the next comparison; `accepted` stays as it is while both sides say the same. */
export const CLOSED_AS = ['mended', 'accepted'] as const;
export type ClosedAs = (typeof CLOSED_AS)[number];

export const ClosingSchema = v.object({
  at: InstantSchema,
  by: PersonSchema,
  as: v.picklist(CLOSED_AS),
  /** what was done and why; empty once the people of its booking are forgotten */
  words: v.string(),
});
export type Closing = v.InferOutput<typeof ClosingSchema>;

export const DifferenceSchema = v.object({
  id: v.string(),
  kind: v.picklist(DIFFERENCES),
  bookingId: v.nullable(v.string()),
  reference: v.nullable(v.string()),
  payment: v.nullable(v.string()),
  /** a state, or cents as digits */
  ours: v.string(),
  theirs: v.string(),
  foundAt: InstantSchema,
  seenAt: InstantSchema,
  resolvedAt: v.nullable(InstantSchema),
  /** when an operator closed it; null where nobody did, and where it was seen again since */
  closedAt: v.nullable(InstantSchema),
  reopenedAt: v.nullable(InstantSchema),
  /** every time that it was closed, newest first */
  closings: v.array(ClosingSchema),
});
export type Difference = v.InferOutput<typeof DifferenceSchema>;

export const RunSchema = v.object({
  startedAt: InstantSchema,
  /** null while it runs, or when its process ended */
  endedAt: v.nullable(InstantSchema),
  compared: v.number(),
  /** bookings and payments that nobody answered for: neither found nor resolved */
  unanswered: v.number(),
  found: v.number(),
  resolved: v.number(),
});
export type Run = v.InferOutput<typeof RunSchema>;

/** Open ones, or those that are resolved or closed, newest first, 200 at most, and the last runs. */
export const listDifferences = look('/api/differences/list', {
  request: v.object({ isOpen: v.optional(v.boolean(), true) }),
  result: v.object({ differences: v.array(DifferenceSchema), runs: v.array(RunSchema) }),
});

/** `accepted` needs a supervisor (`ROLE_MISSING`); blank words are `WORDS_MISSING`, not open is `ALREADY_CLOSED`. */
export const closeDifference = act('/api/differences/close', 'agent', {
  request: v.object({
    differenceId: IdSchema,
    as: v.picklist(CLOSED_AS),
    words: v.pipe(v.string(), v.trim(), v.maxLength(2_000)),
  }),
  result: DifferenceSchema,
});

/** Compares now; `NOT_POSSIBLE` while a comparison runs. */
export const reconcileNow = act('/api/reconciliation/run', 'supervisor', {
  request: NothingSchema,
  result: RunSchema,
});
