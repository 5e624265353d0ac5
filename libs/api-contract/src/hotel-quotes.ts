import * as v from 'valibot';
import { LedgerSchema, PaymentTermsSchema } from './bookings';
import { AmountSchema, OccupancySchema } from './hotels';
import { RoomSchema } from './hotel-availability';
import { LanguageSchema } from './places';

const CancelPolicySchema = v.object({
  refundable: v.boolean(),
  /** ISO instant with the hotel's offset; null when cancelling always costs */
  freeCancellationUntil: v.nullable(v.string()),
  timeZone: v.string(),
});

/** The hotel as a booking keeps it. */
const BookedHotelSchema = v.object({
  hotel_id: v.string(),
  name: v.string(),
  address: v.string(),
  city_name: v.string(),
  country_name: v.string(),
  destination_name: v.string(),
  stars: v.number(),
  latitude: v.number(),
  longitude: v.number(),
  timeZone: v.string(),
  /** path below /hotels in the language asked for */
  path: v.string(),
  image: v.nullable(v.object({ src: v.string(), alt: v.string() })),
  demo: v.boolean(),
});

const BookingDetailsSchema = v.object({
  checkInInstructions: v.string(),
  checkOutInstructions: v.string(),
  minAge: v.number(),
  schedule: v.object({ start: v.string(), end: v.string() }),
});

const IsoDateSchema = v.pipe(v.string(), v.isoDate());

const OptionRefSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000));

/** One of the rooms asked for. */
const RoomRefSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9));

/** `POST /api/hotels/quote`: "Reserve" asks the supplier for the price once more (OQ-33). */
export const QuoteRequestSchema = v.object({
  /** an option for all rooms; null where each room has one of its own */
  optionRefId: v.nullable(OptionRefSchema),
  /** an option of its own for each room asked for (HOT-18) */
  rooms: v.optional(
    v.pipe(
      v.array(v.object({ occupancyRefID: RoomRefSchema, optionRefId: OptionRefSchema })),
      v.maxLength(9),
    ),
    [],
  ),
  hotel_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  checkIn: IsoDateSchema,
  checkOut: IsoDateSchema,
  occupancies: v.pipe(v.array(OccupancySchema), v.minLength(1), v.maxLength(9)),
  /** the traveller's country, as in search and availability (HOT-21) */
  nationality: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), 'NL'),
  /** the total that the traveller saw */
  shownPrice: AmountSchema,
  language: v.optional(LanguageSchema, 'en'),
});
export type QuoteRequest = v.InferInput<typeof QuoteRequestSchema>;

/** `GET /api/hotels/quote`: the same quote again. Its id is unguessable and it holds nothing personal, so no owner is asked for. */
export const QuotedRequestSchema = v.object({
  optionRefId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  language: v.optional(LanguageSchema, 'en'),
});
export type QuotedRequest = v.InferInput<typeof QuotedRequestSchema>;

/** A room as it is booked: its guest and its own terms (HOT-18). */
const BookedRoomSchema = v.object({
  ...RoomSchema.entries,
  /** who stays there; null in a quote, which knows nobody */
  guest: v.nullable(v.object({ firstName: v.string(), lastName: v.string() })),
  cancelPolicy: CancelPolicySchema,
});

/** What a quote and a booking say alike. */
export const StayFacts = {
  hotel: BookedHotelSchema,
  booking_details: BookingDetailsSchema,
  checkIn: v.string(),
  checkOut: v.string(),
  nights: v.number(),
  occupancies: v.array(OccupancySchema),
  rooms: v.array(BookedRoomSchema),
  boardCode: v.string(),
  ledger: LedgerSchema,
  /** of all rooms together: free as long as each of them is */
  cancelPolicy: CancelPolicySchema,
};

export const QuoteSchema = v.object({
  /** the quote's own id: what `book` takes */
  optionRefId: v.string(),
  ...StayFacts,
  /** RQ: the property confirms within two days (HOT-49) */
  status: v.picklist(['OK', 'RQ']),
  /** every way to pay that the rate allows, at least one */
  paymentTypes: v.array(PaymentTermsSchema),
  /** what anyone pays where a member pays less; null without a member price in `ledger` */
  publicPrice: v.nullable(AmountSchema),
  expires_at: v.string(),
  priceChanged: v.boolean(),
  previousPrice: v.nullable(AmountSchema),
});
export type Quote = v.InferOutput<typeof QuoteSchema>;
