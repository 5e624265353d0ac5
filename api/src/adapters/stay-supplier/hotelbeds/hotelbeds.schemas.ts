import * as v from 'valibot';

/* Tolerant reader of the fields in use. */

const AmountSchema = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/));
const EURO = v.literal('EUR');

const TaxSchema = v.object({
  included: v.boolean(),
  amount: v.nullish(AmountSchema, null),
  currency: v.nullish(v.string(), null),
  /** in the rate's currency, when the tax has another */
  clientAmount: v.nullish(AmountSchema, null),
  type: v.nullish(v.string(), null),
});
export type WireTax = v.InferOutput<typeof TaxSchema>;

/** Only rates paid to Hotelbeds and sold unbundled. */
export const RateSchema = v.object({
  rateKey: v.pipe(v.string(), v.nonEmpty()),
  rateClass: v.string(),
  net: AmountSchema,
  allotment: v.nullish(v.number(), null),
  paymentType: v.literal('AT_WEB'),
  packaging: v.nullish(v.literal(false), false),
  boardCode: v.picklist(['RO', 'BB', 'HB', 'FB', 'AI']),
  cancellationPolicies: v.nullish(
    v.array(v.object({ amount: AmountSchema, from: v.pipe(v.string(), v.isoTimestamp()) })),
    [],
  ),
  taxes: v.nullish(v.object({ taxes: v.nullish(v.array(TaxSchema), []) }), null),
  rooms: v.number(),
  adults: v.number(),
  children: v.nullish(v.number(), 0),
  childrenAges: v.nullish(v.string(), null),
});
export type WireRate = v.InferOutput<typeof RateSchema>;

const RoomSchema = v.object({ code: v.string(), name: v.string(), rates: v.array(v.unknown()) });
export const HotelSchema = v.object({
  code: v.number(),
  currency: EURO,
  rooms: v.array(RoomSchema),
});
export type WireHotel = v.InferOutput<typeof HotelSchema>;

export const SearchAnswerSchema = v.object({
  hotels: v.object({ hotels: v.optional(v.array(v.unknown()), []), total: v.number() }),
});
export const CheckAnswerSchema = v.object({ hotel: HotelSchema });

export const BookingSchema = v.object({
  reference: v.pipe(v.string(), v.nonEmpty()),
  status: v.picklist(['PRECONFIRMED', 'CONFIRMED', 'CANCELLED']),
});
export type WireBooking = v.InferOutput<typeof BookingSchema>;
export const BookingAnswerSchema = v.object({ booking: BookingSchema });
export const BookingsAnswerSchema = v.object({
  bookings: v.object({ bookings: v.optional(v.array(BookingSchema), []), total: v.number() }),
});
export const StatusSchema = v.object({ status: v.literal('OK') });
