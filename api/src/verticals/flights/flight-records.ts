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

/* Stored data: cents, ISO instants, nothing in a language. */

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
  /** the supplier's share: flights, bags and seats without commission */
  supplierCents: v.number(),
  refund: ConditionSchema,
  change: ConditionSchema,
  payBy: v.nullable(v.string()),
  guaranteedUntil: v.nullable(v.string()),
};

/** Laxer than the form: old rows stay readable under stricter rules. */
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
  travellers: listOf(TravellerSchema),
  contactEmail: v.string(),
  tickets: listOf(v.object({ passengerId: v.string(), number: v.string() })),
  changeable: v.boolean(),
  /** confirmed changes, latest last: slice before, cost, lost extras */
  changesMade: listOf(
    v.object({
      index: v.number(),
      previous: SliceSchema,
      difference: v.number(),
      lost: v.optional(listOf(BoughtServiceSchema), []),
    }),
  ),
  /** cents at the airline that stopped a payment, against those agreed */
  priceChange: v.nullable(v.object({ before: v.number(), now: v.number() })),
  /** the supplier's id of the agreed quote */
  cancellationId: v.nullable(v.string()),
});

const OfferSchema = v.object({
  ...Version,
  kind: v.literal('offer'),
  ...Sold,
  shown: FlightOfferSchema,
});
const HoldSchema = v.object({
  ...Version,
  kind: v.literal('hold'),
  bookingId: v.string(),
  cents: FlightCentsSchema,
  supplierCents: v.number(),
});
const CancellationSchema = v.object({
  ...Version,
  kind: v.literal('cancellation'),
  bookingId: v.string(),
  refund: v.number(),
});
/** Our own ids, so that nobody can change another's order. */
const ChangeOfferSchema = v.object({
  ...Version,
  kind: v.literal('change-offer'),
  bookingId: v.string(),
  sliceId: v.string(),
  supplierId: v.string(),
});
/** `difference` is due from the traveller; negative is a refund. */
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

export type SoldFlight = Readonly<v.InferOutput<v.ObjectSchema<typeof Sold, undefined>>>;
/** The row's vertical part; lists read its first part only. */
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

/** Throws StoredRecordError. */
export const flightOf = ({ id, details }: Pick<Booking, 'id' | 'details'>): FlightRecord =>
  flights.read(details, { table: 'bookings', id });

/** Throws StoredRecordError. */
export const recordOf = ({ id, offer }: Pick<QuoteRow, 'id' | 'offer'>): QuoteRecord =>
  quotes.read(offer, { table: 'quotes', id });
