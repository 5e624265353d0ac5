import { PREFERENCE_GROUPS } from '@wayfare/api-contract';
import * as v from 'valibot';
import { listOf, recordCodec } from '../../../platform/records/record-codec';
import { planOf } from '../../../booking/booking';
import type { Booking } from '../../../booking/booking';
import type { QuoteRow } from '../../../booking/bookings.repository';
import { AskedAssistanceSchema } from './asked-assistance';
import { KeptItemsSchema, withItemsUpgraded } from './kept-item';

/* Stored data: cents and ISO instants. */

const Version = { version: v.literal(2) };

const ExchangedExtraSchema = v.object({
  label: v.string(),
  serviceId: v.string(),
  count: v.number(),
  legId: v.string(),
  travellerId: v.string(),
  isKept: v.boolean(),
  paid: v.number(),
  costs: v.number(),
});
const WishSchema = v.object({ group: v.picklist(PREFERENCE_GROUPS), option: v.string() });

/** Adjusts a confirmed price; negative is a refund. */
const AdjustmentSchema = v.object({
  /** `moved`: by the railway, free; `quoteId` is its change */
  kind: v.picklist(['refund', 'exchange', 'moved']),
  cents: v.number(),
  quoteId: v.string(),
  items: v.exactOptional(
    listOf(v.object({ id: v.string(), travellerIds: listOf(v.string()), cents: v.number() })),
  ),
  itemId: v.exactOptional(v.string()),
  /** extras refunded because the new trains lack them */
  extras: v.exactOptional(listOf(ExchangedExtraSchema)),
  /** seat wishes that the new trains lack */
  lostWishes: v.exactOptional(listOf(WishSchema)),
});

const TrainRecordSchema = v.object({
  ...Version,
  /** present since the basket */
  supplierBooking: v.string(),
  /** at purchase; later changes are `adjustments` */
  cents: v.object({ tickets: v.number(), extras: v.number() }),
  items: KeptItemsSchema,
  email: v.string(),
  assistance: v.exactOptional(AskedAssistanceSchema),
  demo: v.boolean(),
  /** latest last */
  adjustments: listOf(AdjustmentSchema),
  /** the supplier's agreed refund when all is cancelled */
  refundId: v.nullable(v.string()),
  /** our own quote of that refund */
  refundQuote: v.exactOptional(v.string()),
  /** rail details of the booking's `carrierChange` */
  proposed: v.exactOptional(
    v.object({
      changeId: v.string(),
      itemId: v.string(),
      legId: v.string(),
      carrier: v.string(),
      extras: listOf(ExchangedExtraSchema),
      wishes: listOf(v.object({ ...WishSchema.entries, isKept: v.boolean() })),
    }),
  ),
  /** the supplier's ids of recorded changes */
  changesSeen: v.exactOptional(listOf(v.string())),
});

const PrebookingSchema = v.object({
  ...Version,
  kind: v.literal('prebooking'),
  /** shared by basket and booking */
  bookingId: v.string(),
  supplierBooking: v.string(),
  items: KeptItemsSchema,
  cents: v.number(),
  email: v.string(),
  assistance: v.exactOptional(AskedAssistanceSchema),
  demo: v.boolean(),
});

const RefundSchema = v.object({
  ...Version,
  kind: v.literal('refund'),
  bookingId: v.string(),
  supplierRefund: v.string(),
  asked: listOf(
    v.object({
      id: v.string(),
      fareOfferIds: v.exactOptional(listOf(v.string())),
      assignmentIds: v.exactOptional(listOf(v.string())),
    }),
  ),
  items: listOf(
    v.object({
      id: v.string(),
      refund: v.number(),
      fee: v.number(),
      assignmentIds: listOf(v.string()),
    }),
  ),
  refund: v.number(),
  fee: v.number(),
  isWhole: v.boolean(),
});

/** `difference` is due from the traveller; negative is a refund. */
const ExchangeSchema = v.object({
  ...Version,
  kind: v.literal('exchange'),
  bookingId: v.string(),
  itemId: v.string(),
  supplierExchange: v.string(),
  difference: v.number(),
  fee: v.number(),
  turns: v.exactOptional(v.boolean()),
  extras: v.exactOptional(listOf(ExchangedExtraSchema)),
  wishes: v.exactOptional(listOf(v.object({ ...WishSchema.entries, isKept: v.boolean() }))),
});

export const TrainPlanSchema = v.variant('kind', [
  v.object({ kind: v.literal('refund'), supplierRefund: v.string() }),
  v.object({ kind: v.literal('exchange'), supplierExchange: v.string() }),
]);

/** The row's vertical part; lists read it by `TrainDetailsSchema`. */
export type TrainRecord = Readonly<v.InferOutput<typeof TrainRecordSchema>>;
export type TrainCents = Readonly<TrainRecord['cents']>;
export type ExchangedExtra = Readonly<v.InferOutput<typeof ExchangedExtraSchema>>;
export type Adjustment = Readonly<v.InferOutput<typeof AdjustmentSchema>>;
export type PrebookingRecord = Readonly<v.InferOutput<typeof PrebookingSchema>>;
export type RefundRecord = Readonly<v.InferOutput<typeof RefundSchema>>;
export type ExchangeRecord = Readonly<v.InferOutput<typeof ExchangeSchema>>;
export type TrainQuoteRecord = PrebookingRecord | RefundRecord | ExchangeRecord;
export type TrainPlan = Readonly<v.InferOutput<typeof TrainPlanSchema>>;

const trains = recordCodec({ schema: TrainRecordSchema, upgrades: [withItemsUpgraded] });
const quotes = recordCodec<TrainQuoteRecord>({
  schema: v.variant('kind', [PrebookingSchema, RefundSchema, ExchangeSchema]),
  upgrades: [(old) => (old['kind'] === 'prebooking' ? withItemsUpgraded(old) : old)],
});

/** Throws StoredRecordError. */
export const trainOf = ({ id, details }: Pick<Booking, 'id' | 'details'>): TrainRecord =>
  trains.read(details, { table: 'bookings', id });

/** Throws StoredRecordError for an unreadable row or plan. */
export function checkTrain(booking: Booking): void {
  trainOf(booking);
  if (booking.amendment !== null) planOf(booking, TrainPlanSchema);
}

/** Throws StoredRecordError. */
export const trainQuoteOf = ({ id, offer }: Pick<QuoteRow, 'id' | 'offer'>): TrainQuoteRecord =>
  quotes.read(offer, { table: 'quotes', id });
