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

/* Flights as they are bought: a quote is an offer with bags and seats at one price, a booking is an order at the airline. */

export const IdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000));
export const QuoteIdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
export const InstantSchema = v.string();

const OrderTypeSchema = v.picklist(ORDER_TYPES);

const ChosenServiceSchema = v.object({
  id: IdSchema,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  /** of a seat, as the traveller saw it: a seat that is gone is known by nothing else */
  designator: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{1,3}[A-Z]$/))), null),
});

/**
 * `POST /api/flights/{provider}/quotes`: the price of an offer with bags and seats once more, kept for booking.
 * SEAT_TAKEN (field `services.N`, fact `designator`) when a seat is gone, BAGS_FAILED when bags could not be included
 * (FLT-44), OFFER_EXPIRED when the offer is over.
 */
export const FlightQuoteRequestSchema = v.object({
  offer_id: IdSchema,
  type: v.optional(OrderTypeSchema, 'instant'),
  /** of bags and seats; none with `hold` */
  services: v.pipe(v.array(ChosenServiceSchema), v.maxLength(200)),
  /** the total that the traveller saw, bags and seats included; null when none was shown yet */
  shown_total: v.nullable(AmountSchema),
  language: v.optional(LanguageSchema, 'en'),
});
export type FlightQuoteRequest = v.InferInput<typeof FlightQuoteRequestSchema>;

/** A bag or seat as it is bought. */
export const BoughtServiceSchema = v.object({
  id: v.string(),
  type: v.picklist(['baggage', 'seat']),
  quantity: v.number(),
  passenger_ids: v.array(v.string()),
  segment_ids: v.array(v.string()),
  /** of all of them */
  total_amount: AmountSchema,
  bag: v.nullable(v.object({ type: BagTypeSchema, maximum_weight_kg: v.nullable(v.number()) })),
  designator: v.nullable(v.string()),
});
export type BoughtService = v.InferOutput<typeof BoughtServiceSchema>;

export const FlightQuoteSchema = v.object({
  /** what payment and order take; as `offerID` of `create-payment-intent` too */
  quote_id: v.string(),
  type: OrderTypeSchema,
  /** at its present price, without bags and seats in it */
  offer: FlightOfferSchema,
  dictionary: FlightDictionarySchema,
  services: v.array(BoughtServiceSchema),
  /** fare, taxes, bags and seats: what is charged, never more */
  ledger: LedgerSchema,
  /** `instant`: all of it now; `hold`: nothing now and no card */
  terms: PaymentTermsSchema,
  expires_at: InstantSchema,
  priceChanged: v.boolean(),
  previousTotal: v.nullable(AmountSchema),
});
export type FlightQuote = v.InferOutput<typeof FlightQuoteSchema>;

/** `GET /api/flights/{provider}/quotes`: the same quote again. */
export const FlightQuotedRequestSchema = v.object({
  quote_id: QuoteIdSchema,
  language: v.optional(LanguageSchema, 'en'),
});
export type FlightQuotedRequest = v.InferInput<typeof FlightQuotedRequestSchema>;

/** `POST /api/flights/{provider}/orders`. Needs an `Idempotency-Key`; the same `client_reference` never books twice. */
export const FlightOrderRequestSchema = v.object({
  quote_id: QuoteIdSchema,
  client_reference: v.pipe(v.string(), v.uuid()),
  /** one for each passenger of the offer */
  passengers: v.pipe(
    v.array(FlightTravellerSchema),
    v.minLength(1),
    v.maxLength(2 * FLIGHT_LIMITS.seated),
  ),
  contact: FlightContactSchema,
  /** null with `hold` */
  payment_intent_id: v.nullable(v.pipe(v.string(), v.maxLength(200))),
  /** the total that the traveller agreed to */
  accepted_total: AmountSchema,
  /** who the invoice is made out to; without it nobody yet */
  invoice: v.optional(InvoiceDetailsSchema),
  language: v.optional(LanguageSchema, 'en'),
});
export type FlightOrderRequest = v.InferInput<typeof FlightOrderRequestSchema>;

export const Access = {
  booking_id: v.optional(v.pipe(v.string(), v.maxLength(80))),
  access: v.optional(BookingAccessSchema),
  language: v.optional(LanguageSchema, 'en'),
};

/** `POST /api/flights/booking`: one booking, for its owner, or for whoever has its reference, e-mail and PIN or its link. */
export const FlightBookingRequestSchema = v.object(Access);
export type FlightBookingRequest = v.InferInput<typeof FlightBookingRequestSchema>;

export const FlightBookingViewSchema = v.object({
  booking_id: v.string(),
  reference: v.string(),
  /** null when a link is all that opened it */
  pin: v.nullable(v.string()),
  vertical: v.literal('flights'),
  status: BookingStatusSchema,
  reason: v.nullable(FailureReasonSchema),
  createdAt: InstantSchema,
  provider: v.string(),
  type: OrderTypeSchema,
  owner: v.object({ iata_code: v.string(), name: v.string() }),
  /** the airline's own booking reference, for check-in; null until there is one */
  airline_reference: v.nullable(v.string()),
  slices: v.array(FlightSliceSchema),
  dictionary: FlightDictionarySchema,
  travellers: v.array(
    v.object({
      passenger_id: v.string(),
      type: v.picklist(TRAVELLER_TYPES),
      name: v.string(),
      surname: v.string(),
      /** null until the airline has issued it */
      ticket_number: v.nullable(v.string()),
      /** asked for with the booking; not told to whoever has a link alone */
      assistance: AssistanceSchema,
    }),
  ),
  email: v.string(),
  services: v.array(BoughtServiceSchema),
  /** since it was confirmed, the latest last: which slice, counted from 0, and what it was before */
  changes: v.array(
    v.object({
      index: v.number(),
      previous: FlightSliceSchema,
      /** was paid, or negative: came back */
      difference: AmountSchema,
      /** was bought for the previous flights and neither taken along nor paid back */
      lost_services: v.array(BoughtServiceSchema),
    }),
  ),
  /** the latest that the airline made by itself; null for none. `slices` are those before as long as it is open */
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
  /** of a booking that is held and not yet paid, else null */
  hold: v.nullable(
    v.object({
      payment_required_by: InstantSchema,
      price_guarantee_expires_at: v.nullable(InstantSchema),
    }),
  ),
  /** of the price at the airline while it was booked: a rise stopped the booking (FLT-39), a fall was charged (OQ-51); else null */
  price_change: v.nullable(v.object({ previous_amount: AmountSchema, new_amount: AmountSchema })),
  canPay: v.boolean(),
  canCancel: v.boolean(),
  canChange: v.boolean(),
  documents: v.nullable(v.object({ voucher: v.string(), calendar: v.string() })),
});
export type FlightBookingView = v.InferOutput<typeof FlightBookingViewSchema>;
