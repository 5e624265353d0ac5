import * as v from 'valibot';
import {
  BookingAccessSchema,
  BookingStatusSchema,
  FailureReasonSchema,
  PaymentTermsSchema,
  PaymentTimingSchema,
} from './bookings';
import { StayFacts } from './hotel-quotes';
import { AssistanceSchema, GuestDetailsSchema } from './guest-details';
import { AmountSchema, OccupancySchema } from './hotels';
import { InvoiceDetailsSchema } from './invoice-details';
import { LanguageSchema } from './places';
import type { ListOf } from './travel-bookings';

/** `POST /api/hotels/book`. Needs an `Idempotency-Key`; the same `clientReference` never books twice. */
export const BookRequestSchema = v.object({
  optionRefId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  /** a UUID that the browser makes once for each quote */
  clientReference: v.pipe(v.string(), v.uuid()),
  holder: GuestDetailsSchema,
  rooms: v.pipe(
    v.array(
      v.object({
        occupancyRefID: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
        paxes: OccupancySchema.entries.paxes,
      }),
    ),
    v.minLength(1),
    v.maxLength(9),
  ),
  paymentTiming: PaymentTimingSchema,
  /** null where the terms need no card */
  payment_intent_id: v.nullable(v.pipe(v.string(), v.maxLength(200))),
  /** the total that the traveller agreed to: never is more charged */
  acceptedTotal: AmountSchema,
  /** who the invoice is made out to; without it nobody yet */
  invoice: v.optional(InvoiceDetailsSchema),
  language: v.optional(LanguageSchema, 'en'),
});
export type BookRequest = v.InferInput<typeof BookRequestSchema>;

export const BookResultSchema = v.object({
  booking_id: v.string(),
  status: BookingStatusSchema,
  reference: v.string(),
});
export type BookResult = v.InferOutput<typeof BookResultSchema>;

/** `POST /api/hotels/booking`: one booking, for its owner, or for whoever has its reference, e-mail and PIN or its link. */
export const HotelBookingRequestSchema = v.object({
  booking_id: v.optional(v.pipe(v.string(), v.maxLength(80))),
  access: v.optional(BookingAccessSchema),
  language: v.optional(LanguageSchema, 'en'),
});
export type HotelBookingRequest = v.InferInput<typeof HotelBookingRequestSchema>;

export const HotelBookingSchema = v.object({
  booking_id: v.string(),
  /** ours, eight letters and digits: what travellers and support use */
  reference: v.string(),
  /** for somebody without an account: reference + e-mail + PIN open the booking; null when a link is all that opened it */
  pin: v.nullable(v.string()),
  vertical: v.literal('hotels'),
  status: BookingStatusSchema,
  reason: v.nullable(FailureReasonSchema),
  createdAt: v.string(),
  /** until when a pending booking is answered */
  pendingUntil: v.nullable(v.string()),
  ...StayFacts,
  holder: v.object({
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    phone: v.string(),
    country: v.string(),
  }),
  /** who stays when the booker does not */
  guest: v.nullable(v.object({ firstName: v.string(), lastName: v.string() })),
  /** what was asked of the property for guests with a disability */
  assistance: v.array(AssistanceSchema),
  remarks: v.string(),
  terms: PaymentTermsSchema,
  payment: v.object({
    state: v.picklist([
      'none',
      'awaiting',
      'authorised',
      'scheduled',
      'captured',
      'voided',
      'refunded',
    ]),
    /** money taken from the card so far */
    charged: AmountSchema,
    /** money given back so far */
    refunded: AmountSchema,
  }),
  canCancel: v.boolean(),
  /** the property's own confirmation number */
  supplierReference: v.nullable(v.string()),
  /** paths with a signed key; null until confirmed */
  documents: v.nullable(v.object({ voucher: v.string(), calendar: v.string() })),
});
export type HotelBooking = v.InferOutput<typeof HotelBookingSchema>;

/** `POST /api/hotels/booking-list`: the bookings of whoever asks, newest stay first. */
export const HotelBookingListRequestSchema = v.object({
  language: v.optional(LanguageSchema, 'en'),
});
export type HotelBookingList = ListOf<HotelBooking>;

/** `POST /api/hotels/cancel`: `quote` says what comes back, `confirm` does it. */
export const CancelRequestSchema = v.object({
  booking_id: v.optional(v.pipe(v.string(), v.maxLength(80))),
  access: v.optional(BookingAccessSchema),
  step: v.picklist(['quote', 'confirm']),
  /** with `confirm`: the refund that was shown; a lower one is refused with PRICE_CHANGED */
  acceptedRefund: v.optional(AmountSchema),
  language: v.optional(LanguageSchema, 'en'),
});
export type CancelRequest = v.InferInput<typeof CancelRequestSchema>;

export const CancelResultSchema = v.object({
  booking_id: v.string(),
  status: BookingStatusSchema,
  /** comes back to the card */
  refund: AmountSchema,
  /** is kept, or was to be paid and still is */
  fee: AmountSchema,
  /** what was charged to the card before */
  charged: AmountSchema,
  /** ISO instant until which this quote holds */
  expires_at: v.string(),
});
export type CancelResult = v.InferOutput<typeof CancelResultSchema>;

/** `POST /api/createCheckOutSession`: the provider's own payment page, for whom our card fields do not work. */
export const CheckoutSessionRequestSchema = v.object({
  booking_id: v.optional(v.pipe(v.string(), v.maxLength(80))),
});
export const CheckoutSessionResultSchema = v.object({ url: v.string(), id: v.string() });
export type CheckoutSessionResult = v.InferOutput<typeof CheckoutSessionResultSchema>;
