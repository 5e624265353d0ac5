import * as v from 'valibot';
import { AmountSchema, InstantSchema } from '../../duffel/wire-values';

/* Tolerant reader of the fields in use. */

export const RateSchema = v.object({
  id: v.string(),
  total_amount: AmountSchema,
  total_currency: v.literal('EUR'),
  base_amount: v.nullish(AmountSchema, null),
  tax_amount: v.nullish(AmountSchema, null),
  fee_amount: v.nullish(AmountSchema, null),
  due_at_accommodation_amount: v.nullish(AmountSchema, null),
  board_type: v.picklist(['room_only', 'breakfast', 'half_board', 'full_board', 'all_inclusive']),
  payment_type: v.picklist(['guarantee', 'deposit', 'pay_now']),
  cancellation_timeline: v.array(v.object({ before: InstantSchema, refund_amount: AmountSchema })),
  code: v.nullish(v.string(), null),
  quantity_available: v.nullish(v.number(), null),
  conditions: v.nullish(v.array(v.object({ title: v.string() })), []),
  expires_at: InstantSchema,
});
export type WireRate = v.InferOutput<typeof RateSchema>;

const BedSchema = v.object({
  type: v.picklist(['single', 'double', 'queen', 'king', 'sofabed']),
  count: v.number(),
});
const RoomSchema = v.object({
  name: v.string(),
  beds: v.nullish(v.array(BedSchema), []),
  photos: v.optional(v.unknown()),
  sandbox_extension: v.optional(v.unknown()),
  rates: v.array(v.unknown()),
});
export type WireRoom = v.InferOutput<typeof RoomSchema>;

export const SearchResultSchema = v.object({
  id: v.string(),
  accommodation: v.object({ id: v.string(), rooms: v.optional(v.array(RoomSchema), []) }),
  cheapest_rate_total_amount: AmountSchema,
  cheapest_rate_currency: v.literal('EUR'),
  cheapest_rate_due_at_accommodation_amount: v.nullish(AmountSchema, null),
  expires_at: InstantSchema,
});
export type WireSearchResult = v.InferOutput<typeof SearchResultSchema>;

export const SearchAnswerSchema = v.object({ data: v.object({ results: v.array(v.unknown()) }) });
export const RatesAnswerSchema = v.object({
  data: v.object({ accommodation: v.object({ rooms: v.array(RoomSchema) }) }),
});

export const QuoteAnswerSchema = v.object({
  data: v.object({
    id: v.string(),
    accommodation: v.object({ id: v.string(), rooms: v.pipe(v.array(RoomSchema), v.minLength(1)) }),
    deposit_amount: v.nullish(AmountSchema, null),
  }),
});

/** `requested` is undocumented: a property that confirms later. */
export const BookingSchema = v.object({
  id: v.string(),
  status: v.picklist(['confirmed', 'requested', 'cancelled']),
  reference: v.nullish(v.string(), null),
  metadata: v.nullish(v.record(v.string(), v.unknown()), null),
});
export type WireBooking = v.InferOutput<typeof BookingSchema>;
export const BookingAnswerSchema = v.object({ data: BookingSchema });
