import * as v from 'valibot';
import { BookingStatusSchema } from './bookings';
import { ListedCarrierChangeSchema } from './carrier-changes';
import { AmountSchema } from './hotels';
import { LanguageSchema } from './places';

const InstantSchema = v.string();

/** Local times without a zone, as suppliers write them. */
const FlightSliceSchema = v.object({
  origin: v.object({ code: v.string(), name: v.string(), timeZone: v.string() }),
  destination: v.object({ code: v.string(), name: v.string(), timeZone: v.string() }),
  departing_at: v.string(),
  arriving_at: v.string(),
  flights: v.array(v.string()),
});

const Common = {
  booking_id: v.string(),
  reference: v.string(),
  status: BookingStatusSchema,
  createdAt: InstantSchema,
  total: AmountSchema,
  canCancel: v.boolean(),
  carrier_change: v.optional(v.nullable(ListedCarrierChangeSchema)),
};

export const FlightBookingSchema = v.object({
  ...Common,
  vertical: v.literal('flights'),
  airline: v.string(),
  slices: v.array(FlightSliceSchema),
  passengers: v.array(v.object({ name: v.string(), surname: v.string() })),
  /** changeable online (OQ-54) */
  canChange: v.optional(v.boolean()),
  hold: v.optional(v.nullable(v.object({ payment_required_by: InstantSchema }))),
});
export type FlightBooking = v.InferOutput<typeof FlightBookingSchema>;

const TrainLegSchema = v.object({
  origin: v.object({ label: v.string(), timeZone: v.string() }),
  destination: v.object({ label: v.string(), timeZone: v.string() }),
  departure: v.string(),
  arrival: v.string(),
  carrier: v.string(),
});

const TrainBookingItemSchema = v.object({
  id: v.string(),
  type: v.picklist(['point-to-point', 'pass']),
  /** supplier's value; an unknown one is shown as such (TRN-43) */
  bookingItemStatus: v.string(),
  legs: v.array(TrainLegSchema),
  pass: v.nullable(v.object({ label: v.string(), validFrom: v.string(), validUntil: v.string() })),
  travelers: v.array(v.object({ firstName: v.string(), lastName: v.string() })),
  /** the exchanged item's successor (OQ-70) */
  replacedBy: v.nullable(v.string()),
});
export type TrainBookingItem = v.InferOutput<typeof TrainBookingItemSchema>;

export const TrainBookingSchema = v.object({
  ...Common,
  vertical: v.literal('trains'),
  items: v.pipe(v.array(TrainBookingItemSchema), v.minLength(1)),
  /** exchange (OQ-72) and name correction (OQ-71) online */
  canExchange: v.optional(v.boolean()),
  canEditNames: v.optional(v.boolean()),
});
export type TrainBooking = v.InferOutput<typeof TrainBookingSchema>;

/** Partial failure of a list (section 8): `DATABASE_LOAD` for our record, `PROVIDER` for the supplier. */
export const FailedBookingSchema = v.object({
  booking_id: v.string(),
  code: v.picklist(['DATABASE_LOAD', 'PROVIDER']),
  message: v.string(),
  details: v.string(),
});
export type FailedBooking = v.InferOutput<typeof FailedBookingSchema>;

export const BookingListRequestSchema = v.object({ language: v.optional(LanguageSchema, 'en') });
export type BookingListRequest = v.InferInput<typeof BookingListRequestSchema>;

/** On the wire `bookings` is the `result`, `failed` is `errors` (API-19). */
export interface ListOf<Booking> {
  bookings: Booking[];
  failed: FailedBooking[];
}
export type FlightBookingList = ListOf<FlightBooking>;
export type TrainBookingList = ListOf<TrainBooking>;
