import * as v from 'valibot';
import { AmountSchema } from './hotels';
import { LanguageSchema } from './places';

const PAYMENT_TIMINGS = ['now', 'later', 'property'] as const;
export const PaymentTimingSchema = v.picklist(PAYMENT_TIMINGS);
export type PaymentTiming = v.InferOutput<typeof PaymentTimingSchema>;

/** One line of a price. There is no kind for a booking fee: the site charges none (PLT-04). */
const LedgerLineSchema = v.object({
  kind: v.picklist(['base', 'tax', 'extra', 'discount', 'refund']),
  name: v.string(),
  type: v.picklist(['PERCENTAGE', 'AMOUNT']),
  /** percent of the base for PERCENTAGE, else the amount as a number */
  value: v.number(),
  /** negative for a discount and for what came back */
  amount: AmountSchema,
});

/** Lines add up to `total`, and so do the parts due now, later and at the property. */
export const LedgerSchema = v.object({
  currency: v.literal('EUR'),
  lines: v.array(LedgerLineSchema),
  /** what the booking costs without `atProperty` */
  total: AmountSchema,
  /** charges on top of `total` that the property takes, one by one (OQ-35) */
  atProperty: v.array(v.object({ name: v.string(), amount: AmountSchema })),
});
export type WireLedger = v.InferOutput<typeof LedgerSchema>;

export const PaymentTermsSchema = v.object({
  timing: PaymentTimingSchema,
  now: AmountSchema,
  later: AmountSchema,
  laterDate: v.nullable(v.string()),
  property: AmountSchema,
  needsCard: v.boolean(),
});
export type PaymentTerms = v.InferOutput<typeof PaymentTermsSchema>;

/** In the provider's words; device wallets (Apple Pay, Google Pay) are cards. */
export const PaymentMethodSchema = v.picklist(['card', 'ideal', 'bancontact', 'paypal']);
export type PaymentMethod = v.InferOutput<typeof PaymentMethodSchema>;

export const OfferedMethodsSchema = v.optional(
  v.pipe(v.array(PaymentMethodSchema), v.nonEmpty(), v.maxLength(10)),
);

export const PaymentIntentRequestSchema = v.object({
  offerID: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  description: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  paymentTiming: v.optional(PaymentTimingSchema, 'now'),
  methods: OfferedMethodsSchema,
  keepCard: v.optional(v.boolean(), false),
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
  /** `automatic`: methods that cannot reserve money */
  capture_method: v.picklist(['manual', 'automatic']),
});
export const PaymentIntentResultSchema = v.object({ paymentIntent: PaymentIntentSchema });
export type PaymentIntentResult = v.InferOutput<typeof PaymentIntentResultSchema>;

export const PaymentSettingsSchema = v.object({
  /** `sandbox`: `scriptUrl` serves an object in Stripe.js's shape */
  provider: v.picklist(['stripe', 'sandbox']),
  publishableKey: v.string(),
  scriptUrl: v.string(),
  methods: v.optional(v.array(PaymentMethodSchema)),
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

const ConfirmedEntries = {
  reference: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9]{8}$/)),
  email: v.pipe(v.string(), v.trim(), v.maxLength(254)),
  pin: v.pipe(v.string(), v.trim(), v.regex(/^\d{4}$/)),
};

export const BookingAccessSchema = v.union([
  v.object(ConfirmedEntries),
  /** signed key of a link in a mail or paper: read only */
  v.object({ key: v.pipe(v.string(), v.maxLength(2000)) }),
]);
export type BookingAccess = v.InferInput<typeof BookingAccessSchema>;

/** `POST /api/bookings/find`: any mismatch is the same NOT_FOUND. Opens the booking to this session for two hours. */
export const FindBookingRequestSchema = v.object({
  ...ConfirmedEntries,
  language: v.optional(LanguageSchema, 'en'),
});
export type FindBookingRequest = v.InferInput<typeof FindBookingRequestSchema>;
export const FindBookingResultSchema = v.object({
  booking_id: v.string(),
  reference: v.string(),
  vertical: v.string(),
});
export type FindBookingResult = v.InferOutput<typeof FindBookingResultSchema>;

/** `POST /api/bookings/revoke-links`: ends every link in mails and papers; refused to a link itself. */
export const RevokeLinksRequestSchema = v.object({
  booking_id: v.optional(v.pipe(v.string(), v.maxLength(80))),
  access: v.optional(BookingAccessSchema),
  language: v.optional(LanguageSchema, 'en'),
});
export type RevokeLinksRequest = v.InferInput<typeof RevokeLinksRequestSchema>;
export const RevokeLinksResultSchema = v.object({ booking_id: v.string() });
export type RevokeLinksResult = v.InferOutput<typeof RevokeLinksResultSchema>;
