import {
  ASSISTANCE_KINDS,
  GENDERS,
  ORDER_TYPES,
  PHONE_TYPES,
  TRAVELLER_TYPES,
} from '@wayfare/api-contract';
import type { FlightTraveller } from '@wayfare/api-contract';
import { BoughtServiceSchema, FlightOfferSchema } from '@wayfare/api-contract/schemas';
import * as v from 'valibot';
import { asItWas, listOf, recordCodec } from '../../platform/records/record-codec';
import type { Booking } from '../../booking/booking';
import type { QuoteRow } from '../../booking/bookings.repository';
import { FlightDetailsSchema } from './flight-details';
import type { FlightCents } from './flight-ledger';
import { CarrierSchema, ConditionSchema, SliceSchema } from './kept-itinerary';

/* What the database keeps of flights: amounts in cents, instants as ISO texts, nothing in a language. */

const Version = { version: v.literal(2) };

export const FlightCentsSchema: v.GenericSchema<unknown, FlightCents> = v.object({
  base: v.number(),
  tax: v.number(),
  bags: v.number(),
  seats: v.number(),
  changes: v.number(),
});

const Sold = {
  provider: v.string(),
  type: v.picklist(ORDER_TYPES),
  offerId: v.string(),
  owner: CarrierSchema,
  party: listOf(
    v.object({ id: v.string(), type: v.picklist(TRAVELLER_TYPES), age: v.nullable(v.number()) }),
  ),
  itinerary: listOf(SliceSchema),
  services: listOf(BoughtServiceSchema),
  cents: FlightCentsSchema,
  /** what the supplier gets: flights, bags and seats, without our commission */
  supplierCents: v.number(),
  refund: ConditionSchema,
  change: ConditionSchema,
  /** until when a held order waits for its money, and how long its price is promised */
  payBy: v.nullable(v.string()),
  guaranteedUntil: v.nullable(v.string()),
};

/** A form's rules may become stricter; who was booked by the former ones stays readable. */
const TravellerSchema: v.GenericSchema<unknown, FlightTraveller> = v.object({
  passenger_id: v.string(),
  name: v.string(),
  surname: v.string(),
  gender: v.picklist(GENDERS),
  date_of_birth: v.string(),
  phone: v.object({ type: v.picklist(PHONE_TYPES), prefix: v.string(), number: v.string() }),
  responsible_adult: v.nullable(v.string()),
  assistance: v.optional(v.array(v.picklist(ASSISTANCE_KINDS))),
});

const FlightRecordSchema = v.object({
  ...Version,
  ...FlightDetailsSchema.entries,
  ...Sold,
  /** in the offer's order */
  travellers: listOf(TravellerSchema),
  contactEmail: v.string(),
  tickets: listOf(v.object({ passengerId: v.string(), number: v.string() })),
  /** the airline's terms allow changing it */
  changeable: v.boolean(),
  /** what was changed since it was confirmed, the latest last: which slice, what it was before, what that cost, and the bags and seats that stayed behind */
  changesMade: listOf(
    v.object({
      index: v.number(),
      previous: SliceSchema,
      difference: v.number(),
      lost: v.optional(listOf(BoughtServiceSchema), []),
    }),
  ),
  /** the price at the airline that stopped a payment, against what was agreed; cents */
  priceChange: v.nullable(v.object({ before: v.number(), now: v.number() })),
  /** the supplier's quote of the cancellation that was agreed to */
  cancellationId: v.nullable(v.string()),
});

/** An offer with bags and seats at one price, and as the traveller saw it. */
const OfferSchema = v.object({
  ...Version,
  kind: v.literal('offer'),
  ...Sold,
  shown: FlightOfferSchema,
});
/** What a held booking costs by now. */
const HoldSchema = v.object({
  ...Version,
  kind: v.literal('hold'),
  bookingId: v.string(),
  cents: FlightCentsSchema,
  supplierCents: v.number(),
});
/** A cancellation at the refund that was shown. */
const CancellationSchema = v.object({
  ...Version,
  kind: v.literal('cancellation'),
  bookingId: v.string(),
  refund: v.number(),
});
/** Other flights for a slice, as they were found: their id is ours, so that nobody changes another's order by them. */
const ChangeOfferSchema = v.object({
  ...Version,
  kind: v.literal('change-offer'),
  bookingId: v.string(),
  sliceId: v.string(),
  supplierId: v.string(),
});
/** One of them with its price kept, and the supplier's order change to be confirmed; `difference` is what the traveller pays, negative for what comes back. */
const ChangeSchema = v.object({
  ...Version,
  kind: v.literal('change'),
  bookingId: v.string(),
  sliceId: v.string(),
  changeId: v.string(),
  supplierCents: v.number(),
  difference: v.number(),
});

const QuoteSchema = v.variant('kind', [
  OfferSchema,
  HoldSchema,
  CancellationSchema,
  ChangeOfferSchema,
  ChangeSchema,
]);

/** What a flight is sold for, with bags and seats. */
export type SoldFlight = Readonly<v.InferOutput<v.ObjectSchema<typeof Sold, undefined>>>;
/** A booking's own part of its row; the first part is what lists read. */
export type FlightRecord = Readonly<v.InferOutput<typeof FlightRecordSchema>>;
export type OfferRecord = Readonly<v.InferOutput<typeof OfferSchema>>;
export type HoldRecord = Readonly<v.InferOutput<typeof HoldSchema>>;
export type CancellationRecord = Readonly<v.InferOutput<typeof CancellationSchema>>;
export type ChangeOfferRecord = Readonly<v.InferOutput<typeof ChangeOfferSchema>>;
export type ChangeRecord = Readonly<v.InferOutput<typeof ChangeSchema>>;
export type QuoteRecord =
  | OfferRecord
  | HoldRecord
  | CancellationRecord
  | ChangeOfferRecord
  | ChangeRecord;

const flights = recordCodec({ schema: FlightRecordSchema, upgrades: [asItWas] });
const quotes = recordCodec<QuoteRecord>({ schema: QuoteSchema, upgrades: [asItWas] });

/** The flight of a row of `bookings`; throws StoredRecordError. */
export const flightOf = ({ id, details }: Pick<Booking, 'id' | 'details'>): FlightRecord =>
  flights.read(details, { table: 'bookings', id });

/** What a row of `quotes` offers; throws StoredRecordError. */
export const recordOf = ({ id, offer }: Pick<QuoteRow, 'id' | 'offer'>): QuoteRecord =>
  quotes.read(offer, { table: 'quotes', id });
