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

const RoomRefSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9));

/** `POST /api/hotels/quote`: the supplier's price once more (OQ-33). */
export const QuoteRequestSchema = v.object({
  optionRefId: v.nullable(OptionRefSchema),
  /** one option for each room (HOT-18) */
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
  /** guest's country, as in search and availability (HOT-21) */
  nationality: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), 'NL'),
  shownPrice: AmountSchema,
  language: v.optional(LanguageSchema, 'en'),
});
export type QuoteRequest = v.InferInput<typeof QuoteRequestSchema>;

/** `GET /api/hotels/quote`: unguessable id and nothing personal, so no owner is checked. */
export const QuotedRequestSchema = v.object({
  optionRefId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  language: v.optional(LanguageSchema, 'en'),
});
export type QuotedRequest = v.InferInput<typeof QuotedRequestSchema>;

/** A room as it is booked: its guest and its own terms (HOT-18). */
const BookedRoomSchema = v.object({
  ...RoomSchema.entries,
  guest: v.nullable(v.object({ firstName: v.string(), lastName: v.string() })),
  cancelPolicy: CancelPolicySchema,
});

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
  cancelPolicy: CancelPolicySchema,
};

export const QuoteSchema = v.object({
  optionRefId: v.string(),
  ...StayFacts,
  /** RQ: the property confirms within two days (HOT-49) */
  status: v.picklist(['OK', 'RQ']),
  paymentTypes: v.array(PaymentTermsSchema),
  publicPrice: v.nullable(AmountSchema),
  expires_at: v.string(),
  priceChanged: v.boolean(),
  previousPrice: v.nullable(AmountSchema),
});
export type Quote = v.InferOutput<typeof QuoteSchema>;
