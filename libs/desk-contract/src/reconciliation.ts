import * as v from 'valibot';
import { act, look } from './call';
import { InstantSchema, NothingSchema } from './parts';

export const DIFFERENCES = [
  'captured-differs',
  'unknown-to-supplier',
  'supplier-cancelled',
  /** canceled here, and still confirmed there */
  'supplier-not-cancelled',
  'payment-without-booking',
  'refund-missing',
  /** the bank gave back more than we know of */
  'refund-unknown',
] as const;

export const DifferenceSchema = v.object({
  id: v.string(),
  kind: v.picklist(DIFFERENCES),
  /** null for a payment without a booking */
  bookingId: v.nullable(v.string()),
  reference: v.nullable(v.string()),
  /** the payment at the bank, where it is about one */
  payment: v.nullable(v.string()),
  /** a state, or cents as digits */
  ours: v.string(),
  theirs: v.string(),
  foundAt: InstantSchema,
  /** when it was last seen */
  seenAt: InstantSchema,
  /** when a comparison found it gone */
  resolvedAt: v.nullable(InstantSchema),
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

/** Open or resolved ones, newest first, 200 at most, and the last runs. */
export const listDifferences = look('/api/differences/list', {
  request: v.object({ isOpen: v.optional(v.boolean(), true) }),
  result: v.object({ differences: v.array(DifferenceSchema), runs: v.array(RunSchema) }),
});

/** Compares now; `NOT_POSSIBLE` while a comparison runs. */
export const reconcileNow = act('/api/reconciliation/run', 'supervisor', {
  request: NothingSchema,
  result: RunSchema,
});
