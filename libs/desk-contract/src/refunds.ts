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
  /** until when a `requested` one can be decided */
  expiresAt: v.nullable(InstantSchema),
  /** null where it needed nobody, or nobody has yet */
  decidedBy: v.nullable(PersonSchema),
  decidedAt: v.nullable(InstantSchema),
  /** the bank's word, of `failed` */
  failure: v.nullable(v.string()),
});
export type Refund = v.InferOutput<typeof RefundSchema>;

/**
 * Gives back up to `refundable`. Up to the limit it is sent at once; above it, counting what the desk gave back of this
 * booking before without a second person, it becomes `requested`. Waits a few seconds for the bank, then says `sending`.
 */
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
