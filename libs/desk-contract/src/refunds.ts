import * as v from 'valibot';
import { act, look } from './call';
import { CentsSchema, IdSchema, InstantSchema, PersonSchema, WordsSchema } from './parts';

/** `requested` waits for a second person, `sending` for the bank; the rest is final. */
export const REFUND_STATES = [
  'requested',
  'sending',
  'done',
  'failed',
  'refused',
  'expired',
] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export const RefundSchema = v.object({
  id: v.string(),
  bookingId: v.string(),
  reference: v.string(),
  amount: CentsSchema,
  /** of it, what the bank has confirmed */
  sent: CentsSchema,
  state: v.picklist(REFUND_STATES),
  reason: v.string(),
  requestedBy: PersonSchema,
  requestedAt: InstantSchema,
  expiresAt: v.nullable(InstantSchema),
  decidedBy: v.nullable(PersonSchema),
  decidedAt: v.nullable(InstantSchema),
  failure: v.nullable(v.string()),
});
export type Refund = v.InferOutput<typeof RefundSchema>;

/** At once (`sending` if the bank is slow) within the limit for a booking's refunds by one person, else `requested`. */
export const createRefund = act('/api/refunds/create', 'agent', {
  request: v.object({
    bookingId: IdSchema,
    amount: v.pipe(CentsSchema, v.minValue(1), v.maxValue(100_000_000)),
    reason: WordsSchema,
  }),
  result: RefundSchema,
});

/** `SAME_PERSON` for who asked; asked once more, whoever decided gets the same answer, anybody else `ALREADY_DECIDED`. */
export const decideRefund = act('/api/refunds/decide', 'supervisor', {
  request: v.object({ refundId: IdSchema, decision: v.picklist(['approve', 'refuse']) }),
  result: RefundSchema,
});

/** Newest first, 200 at most. */
export const listRefunds = look('/api/refunds/list', {
  request: v.object({ state: v.optional(v.picklist(REFUND_STATES)) }),
  result: v.object({ refunds: v.array(RefundSchema) }),
});
