import * as v from 'valibot';
import { BookingStatusSchema } from './bookings';
import { ListedCarrierChangeSchema } from './carrier-changes';
import { AmountSchema } from './hotels';
import { LanguageSchema } from './places';

/* Lists of flight and train bookings: `POST /api/flights/booking-list` and `POST /api/trains/booking-list`. */

const InstantSchema = v.string();

/** One direction of a flight, times local to the airport without a zone, as suppliers write them. */
const FlightSliceSchema = v.object({
  origin: v.object({ code: v.string(), name: v.string(), timeZone: v.string() }),
  destination: v.object({ code: v.string(), name: v.string(), timeZone: v.string() }),
  departing_at: v.string(),
  arriving_at: v.string(),
  /** e.g. "KL 1665"; one for each segment */
  flights: v.array(v.string()),
});

const Common = {
  booking_id: v.string(),
  reference: v.string(),
  status: BookingStatusSchema,
  createdAt: InstantSchema,
  total: AmountSchema,
  canCancel: v.boolean(),
  /** what the airline or railway changed by itself; `open` waits for an answer */
  carrier_change: v.optional(v.nullable(ListedCarrierChangeSchema)),
};

export const FlightBookingSchema = v.object({
  ...Common,
  vertical: v.literal('flights'),
  airline: v.string(),
  slices: v.array(FlightSliceSchema),
  passengers: v.array(v.object({ name: v.string(), surname: v.string() })),
  /** a flight of it can be changed online (OQ-54) */
  canChange: v.optional(v.boolean()),
  /** of a booking that is held and not yet paid, else null */
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

/** Tickets or a pass of a booking, with what became of it. */
const TrainBookingItemSchema = v.object({
  id: v.string(),
  type: v.picklist(['point-to-point', 'pass']),
  /** as the supplier says; one that is not known yet is shown as such (TRN-43) */
  bookingItemStatus: v.string(),
  /** of tickets; none of a pass */
  legs: v.array(TrainLegSchema),
  /** a label and the days on which it may be used; null for tickets */
  pass: v.nullable(v.object({ label: v.string(), validFrom: v.string(), validUntil: v.string() })),
  travelers: v.array(v.object({ firstName: v.string(), lastName: v.string() })),
  /** the item that took its place when it was exchanged (OQ-70) */
  replacedBy: v.nullable(v.string()),
});
export type TrainBookingItem = v.InferOutput<typeof TrainBookingItemSchema>;

export const TrainBookingSchema = v.object({
  ...Common,
  vertical: v.literal('trains'),
  items: v.pipe(v.array(TrainBookingItemSchema), v.minLength(1)),
  /** tickets of it can be exchanged online (OQ-72), and names on it corrected (OQ-71) */
  canExchange: v.optional(v.boolean()),
  canEditNames: v.optional(v.boolean()),
});
export type TrainBooking = v.InferOutput<typeof TrainBookingSchema>;

/**
 * A booking that could not be read (section 8): `DATABASE_LOAD` for our own record, `PROVIDER` for what the supplier
 * answered. The others of the list are there all the same.
 */
export const FailedBookingSchema = v.object({
  booking_id: v.string(),
  code: v.picklist(['DATABASE_LOAD', 'PROVIDER']),
  message: v.string(),
  details: v.string(),
});
export type FailedBooking = v.InferOutput<typeof FailedBookingSchema>;

export const BookingListRequestSchema = v.object({ language: v.optional(LanguageSchema, 'en') });
export type BookingListRequest = v.InferInput<typeof BookingListRequestSchema>;

/** What a list brings: on the wire `bookings` is the `result`, and `failed` stands in `errors` (API-19). */
export interface ListOf<Booking> {
  bookings: Booking[];
  failed: FailedBooking[];
}
export type FlightBookingList = ListOf<FlightBooking>;
export type TrainBookingList = ListOf<TrainBooking>;
