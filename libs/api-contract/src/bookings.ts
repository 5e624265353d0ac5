import * as v from 'valibot';
import { AmountSchema, OccupancySchema, RoomSchema } from './hotels';
import { LanguageSchema } from './places';

/** When a booking is paid: at once, on a later day from the same card, or to the property. */
const PAYMENT_TIMINGS = ['now', 'later', 'property'] as const;
export const PaymentTimingSchema = v.picklist(PAYMENT_TIMINGS);
export type PaymentTiming = v.InferOutput<typeof PaymentTimingSchema>;

/** One line of a price. There is no kind for a booking fee: the site charges none (PLT-04). */
const LedgerLineSchema = v.object({
  kind: v.picklist(['base', 'tax', 'extra', 'discount', 'refund']),
  /** empty for the base, which each screen names itself */
  name: v.string(),
  type: v.picklist(['PERCENTAGE', 'AMOUNT']),
  /** percent of the base for PERCENTAGE, else the amount as a number */
  value: v.number(),
  /** negative for a discount and for what came back */
  amount: AmountSchema,
});

/** A price that explains itself: the lines add up to `total`, and what is due now, later and at the property of it does too. */
export const LedgerSchema = v.object({
  currency: v.literal('EUR'),
  lines: v.array(LedgerLineSchema),
  /** what the booking costs without `atProperty` */
  total: AmountSchema,
  /** charges on top of `total` that the property takes, one by one (OQ-35) */
  atProperty: v.array(v.object({ name: v.string(), amount: AmountSchema })),
});
export type WireLedger = v.InferOutput<typeof LedgerSchema>;

/** One way to pay: now + later + property = the ledger's total. */
export const PaymentTermsSchema = v.object({
  timing: PaymentTimingSchema,
  now: AmountSchema,
  later: AmountSchema,
  /** the day of `later` (at the hotel), null when nothing is due later */
  laterDate: v.nullable(v.string()),
  property: AmountSchema,
  /** a card is asked for: to pay, or as a guarantee */
  needsCard: v.boolean(),
});
export type PaymentTerms = v.InferOutput<typeof PaymentTermsSchema>;

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

/** `POST /api/create-payment-intent`; `offerID` is a quote's id. */
export const PaymentIntentRequestSchema = v.object({
  offerID: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  description: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  paymentTiming: v.optional(PaymentTimingSchema, 'now'),
});
export type PaymentIntentRequest = v.InferInput<typeof PaymentIntentRequestSchema>;

export const PaymentIntentSchema = v.object({
  id: v.string(),
  client_secret: v.string(),
  /** `setup`: the card is checked and kept for later, nothing is charged */
  mode: v.picklist(['payment', 'setup']),
  /** minor units, 0 for a setup */
  amount: v.number(),
  currency: v.literal('eur'),
  status: v.string(),
  capture_method: v.picklist(['manual', 'automatic']),
});
export const PaymentIntentResultSchema = v.object({ paymentIntent: PaymentIntentSchema });
export type PaymentIntentResult = v.InferOutput<typeof PaymentIntentResultSchema>;

/** What a browser needs for the card fields. */
export const PaymentSettingsSchema = v.object({
  /** `sandbox`: `scriptUrl` serves an object in Stripe.js's shape */
  provider: v.picklist(['stripe', 'sandbox']),
  publishableKey: v.string(),
  scriptUrl: v.string(),
});
export type PaymentSettings = v.InferOutput<typeof PaymentSettingsSchema>;

const BOOKING_STATUSES = [
  'completing',
  'confirmed',
  'pending',
  'held',
  'refunded',
  'failed',
  'canceled',
  'expired',
] as const;
export const BookingStatusSchema = v.picklist(BOOKING_STATUSES);
export type BookingStatus = v.InferOutput<typeof BookingStatusSchema>;

/** Why a booking did not come about: `NO_ROOMS` of a hotel, `NO_SEATS` of a flight that is sold out. */
const FAILURE_REASONS = [
  'PRICE_CHANGED',
  'NO_ROOMS',
  'NO_SEATS',
  'SUPPLIER_FAILED',
  'PAYMENT_FAILED',
  'PAYMENT_ABANDONED',
  'NOT_CONFIRMED',
] as const;
export const FailureReasonSchema = v.picklist(FAILURE_REASONS);
export type FailureReason = v.InferOutput<typeof FailureReasonSchema>;

/** What a confirmation says: reference, e-mail address and PIN. */
const ConfirmedEntries = {
  reference: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9]{8}$/)),
  email: v.pipe(v.string(), v.trim(), v.maxLength(254)),
  pin: v.pipe(v.string(), v.trim(), v.regex(/^\d{4}$/)),
};

/** How somebody without the booking's session shows that it is theirs. */
export const BookingAccessSchema = v.union([
  v.object(ConfirmedEntries),
  /** the signed key of a link in a mail or paper: it shows the booking and changes nothing */
  v.object({ key: v.pipe(v.string(), v.maxLength(2000)) }),
]);
export type BookingAccess = v.InferInput<typeof BookingAccessSchema>;

/**
 * `POST /api/bookings/find`: the booking of any vertical that a confirmation speaks of. Whatever does not match is one and
 * the same NOT_FOUND. From then on the session that asked opens it by its id like its owner, for two hours.
 */
export const FindBookingRequestSchema = v.object({
  ...ConfirmedEntries,
  language: v.optional(LanguageSchema, 'en'),
});
export type FindBookingRequest = v.InferInput<typeof FindBookingRequestSchema>;
export const FindBookingResultSchema = v.object({
  booking_id: v.string(),
  reference: v.string(),
  /** whose page shows it */ vertical: v.string(),
});
export type FindBookingResult = v.InferOutput<typeof FindBookingResultSchema>;

/** `POST /api/bookings/revoke-links`: every link to the booking in mails and papers ends. A link itself can't do it. */
export const RevokeLinksRequestSchema = v.object({
  booking_id: v.optional(v.pipe(v.string(), v.maxLength(80))),
  access: v.optional(BookingAccessSchema),
  language: v.optional(LanguageSchema, 'en'),
});
export type RevokeLinksRequest = v.InferInput<typeof RevokeLinksRequestSchema>;
export const RevokeLinksResultSchema = v.object({ booking_id: v.string() });
export type RevokeLinksResult = v.InferOutput<typeof RevokeLinksResultSchema>;
