import * as v from 'valibot';
import { AssistanceSchema } from './assistance';
import {
  BookingAccessSchema,
  BookingStatusSchema,
  FailureReasonSchema,
  LedgerSchema,
  PaymentTermsSchema,
} from './bookings';
import { CarrierChangeSchema } from './carrier-changes';
import { FLIGHT_LIMITS, ORDER_TYPES, TRAVELLER_TYPES } from './flight-facts';
import { FlightContactSchema, FlightTravellerSchema } from './flight-travellers';
import {
  BagTypeSchema,
  FlightDictionarySchema,
  FlightOfferSchema,
  FlightSliceSchema,
} from './flight-offers';
import { AmountSchema } from './hotels';
import { InvoiceDetailsSchema } from './invoice-details';
import { LanguageSchema } from './places';

export const IdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000));
export const QuoteIdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
export const InstantSchema = v.string();

const OrderTypeSchema = v.picklist(ORDER_TYPES);

const ChosenServiceSchema = v.object({
  id: IdSchema,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  /** seat as seen: how a taken seat is recognised */
  designator: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{1,3}[A-Z]$/))), null),
});

/** `POST …/quotes`: SEAT_TAKEN (field `services.N`, fact `designator`), BAGS_FAILED (FLT-44), OFFER_EXPIRED. */
export const FlightQuoteRequestSchema = v.object({
  offer_id: IdSchema,
  type: v.optional(OrderTypeSchema, 'instant'),
  services: v.pipe(v.array(ChosenServiceSchema), v.maxLength(200)),
  /** total seen, bags and seats included; null when none was shown */
  shown_total: v.nullable(AmountSchema),
  language: v.optional(LanguageSchema, 'en'),
});
export type FlightQuoteRequest = v.InferInput<typeof FlightQuoteRequestSchema>;

export const BoughtServiceSchema = v.object({
  id: v.string(),
  type: v.picklist(['baggage', 'seat']),
  quantity: v.number(),
  passenger_ids: v.array(v.string()),
  segment_ids: v.array(v.string()),
  total_amount: AmountSchema,
  bag: v.nullable(v.object({ type: BagTypeSchema, maximum_weight_kg: v.nullable(v.number()) })),
  designator: v.nullable(v.string()),
});
export type BoughtService = v.InferOutput<typeof BoughtServiceSchema>;

export const FlightQuoteSchema = v.object({
  /** also the `offerID` of `create-payment-intent` */
  quote_id: v.string(),
  type: OrderTypeSchema,
  offer: FlightOfferSchema,
  dictionary: FlightDictionarySchema,
  services: v.array(BoughtServiceSchema),
  ledger: LedgerSchema,
  /** `instant`: all of it now; `hold`: nothing now and no card */
  terms: PaymentTermsSchema,
  expires_at: InstantSchema,
  priceChanged: v.boolean(),
  previousTotal: v.nullable(AmountSchema),
});
export type FlightQuote = v.InferOutput<typeof FlightQuoteSchema>;

export const FlightQuotedRequestSchema = v.object({
  quote_id: QuoteIdSchema,
  language: v.optional(LanguageSchema, 'en'),
});
export type FlightQuotedRequest = v.InferInput<typeof FlightQuotedRequestSchema>;

/** `POST /api/flights/{provider}/orders`. Needs an `Idempotency-Key`; one booking for each `client_reference`. */
export const FlightOrderRequestSchema = v.object({
  quote_id: QuoteIdSchema,
  client_reference: v.pipe(v.string(), v.uuid()),
  passengers: v.pipe(
    v.array(FlightTravellerSchema),
    v.minLength(1),
    v.maxLength(2 * FLIGHT_LIMITS.seated),
  ),
  contact: FlightContactSchema,
  payment_intent_id: v.nullable(v.pipe(v.string(), v.maxLength(200))),
  accepted_total: AmountSchema,
  invoice: v.optional(InvoiceDetailsSchema),
  language: v.optional(LanguageSchema, 'en'),
});
export type FlightOrderRequest = v.InferInput<typeof FlightOrderRequestSchema>;

export const Access = {
  booking_id: v.optional(v.pipe(v.string(), v.maxLength(80))),
  access: v.optional(BookingAccessSchema),
  language: v.optional(LanguageSchema, 'en'),
};

export const FlightBookingRequestSchema = v.object(Access);
export type FlightBookingRequest = v.InferInput<typeof FlightBookingRequestSchema>;

export const FlightBookingViewSchema = v.object({
  booking_id: v.string(),
  reference: v.string(),
  /** null when opened by a link alone */
  pin: v.nullable(v.string()),
  vertical: v.literal('flights'),
  status: BookingStatusSchema,
  reason: v.nullable(FailureReasonSchema),
  createdAt: InstantSchema,
  provider: v.string(),
  type: OrderTypeSchema,
  owner: v.object({ iata_code: v.string(), name: v.string() }),
  airline_reference: v.nullable(v.string()),
  slices: v.array(FlightSliceSchema),
  dictionary: FlightDictionarySchema,
  travellers: v.array(
    v.object({
      passenger_id: v.string(),
      type: v.picklist(TRAVELLER_TYPES),
      name: v.string(),
      surname: v.string(),
      ticket_number: v.nullable(v.string()),
      /** left out for whoever has a link alone */
      assistance: AssistanceSchema,
    }),
  ),
  email: v.string(),
  services: v.array(BoughtServiceSchema),
  /** after confirmation, the latest last; slices count from 0 */
  changes: v.array(
    v.object({
      index: v.number(),
      previous: FlightSliceSchema,
      difference: AmountSchema,
      lost_services: v.array(BoughtServiceSchema),
    }),
  ),
  /** the latest schedule change by the airline; `slices` are those before while it is open */
  carrier_change: v.nullable(CarrierChangeSchema),
  ledger: LedgerSchema,
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
  conditions: FlightOfferSchema.entries.conditions,
  hold: v.nullable(
    v.object({
      payment_required_by: InstantSchema,
      price_guarantee_expires_at: v.nullable(InstantSchema),
    }),
  ),
  /** at the airline while booking: a rise stopped it (FLT-39), a fall was charged (OQ-51) */
  price_change: v.nullable(v.object({ previous_amount: AmountSchema, new_amount: AmountSchema })),
  canPay: v.boolean(),
  canCancel: v.boolean(),
  canChange: v.boolean(),
  documents: v.nullable(v.object({ voucher: v.string(), calendar: v.string() })),
});
export type FlightBookingView = v.InferOutput<typeof FlightBookingViewSchema>;
