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

/** `POST /api/hotels/book`. Needs an `Idempotency-Key`; one booking for each `clientReference`. */
export const BookRequestSchema = v.object({
  optionRefId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
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
  payment_intent_id: v.nullable(v.pipe(v.string(), v.maxLength(200))),
  /** ceiling of the charge */
  acceptedTotal: AmountSchema,
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

export const HotelBookingRequestSchema = v.object({
  booking_id: v.optional(v.pipe(v.string(), v.maxLength(80))),
  access: v.optional(BookingAccessSchema),
  language: v.optional(LanguageSchema, 'en'),
});
export type HotelBookingRequest = v.InferInput<typeof HotelBookingRequestSchema>;

export const HotelBookingSchema = v.object({
  booking_id: v.string(),
  reference: v.string(),
  /** opens the booking without an account, with reference and e-mail; null when opened by a link */
  pin: v.nullable(v.string()),
  vertical: v.literal('hotels'),
  status: BookingStatusSchema,
  reason: v.nullable(FailureReasonSchema),
  createdAt: v.string(),
  pendingUntil: v.nullable(v.string()),
  ...StayFacts,
  holder: v.object({
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    phone: v.string(),
    country: v.string(),
  }),
  guest: v.nullable(v.object({ firstName: v.string(), lastName: v.string() })),
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
    charged: AmountSchema,
    refunded: AmountSchema,
  }),
  canCancel: v.boolean(),
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

/** `POST /api/hotels/cancel`: `quote` prices the cancellation, `confirm` does it. */
export const CancelRequestSchema = v.object({
  booking_id: v.optional(v.pipe(v.string(), v.maxLength(80))),
  access: v.optional(BookingAccessSchema),
  step: v.picklist(['quote', 'confirm']),
  /** with `confirm`: a lower refund than this is PRICE_CHANGED */
  acceptedRefund: v.optional(AmountSchema),
  language: v.optional(LanguageSchema, 'en'),
});
export type CancelRequest = v.InferInput<typeof CancelRequestSchema>;

export const CancelResultSchema = v.object({
  booking_id: v.string(),
  status: BookingStatusSchema,
  refund: AmountSchema,
  fee: AmountSchema,
  charged: AmountSchema,
  expires_at: v.string(),
});
export type CancelResult = v.InferOutput<typeof CancelResultSchema>;

/** `POST /api/createCheckOutSession`: hosted payment page, the fallback of the card fields. */
export const CheckoutSessionRequestSchema = v.object({
  booking_id: v.optional(v.pipe(v.string(), v.maxLength(80))),
});
export const CheckoutSessionResultSchema = v.object({ url: v.string(), id: v.string() });
export type CheckoutSessionResult = v.InferOutput<typeof CheckoutSessionResultSchema>;
