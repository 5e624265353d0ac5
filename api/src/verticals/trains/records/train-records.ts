import { PREFERENCE_GROUPS } from '@wayfare/api-contract';
import * as v from 'valibot';
import { listOf, recordCodec } from '../../../platform/records/record-codec';
import { planOf } from '../../../booking/booking';
import type { Booking } from '../../../booking/booking';
import type { QuoteRow } from '../../../booking/bookings.repository';
import { AskedAssistanceSchema } from './asked-assistance';
import { KeptItemsSchema, withItemsUpgraded } from './kept-item';

/* What the database keeps of trains: amounts in cents, instants as ISO texts. */

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

/** Something that changed what a booking costs after it was confirmed; negative where money came back. */
const AdjustmentSchema = v.object({
  /** `moved` by the railway itself, at no price: `quoteId` is its change */
  kind: v.picklist(['refund', 'exchange', 'moved']),
  cents: v.number(),
  /** ours, that was agreed to */
  quoteId: v.string(),
  /** of a refund: what came back of which item, and for whom */
  items: v.exactOptional(
    listOf(v.object({ id: v.string(), travellerIds: listOf(v.string()), cents: v.number() })),
  ),
  /** of an exchange: the item that was exchanged */
  itemId: v.exactOptional(v.string()),
  /** of an exchange: extras whose price came back because the new trains do not have them */
  extras: v.exactOptional(listOf(ExchangedExtraSchema)),
  /** of an exchange: wishes for seats that the new trains do not take */
  lostWishes: v.exactOptional(listOf(WishSchema)),
});

const TrainRecordSchema = v.object({
  ...Version,
  /** the supplier's booking, from the basket on */
  supplierBooking: v.string(),
  /** what tickets and passes cost when they were bought, and what extras with them did; later changes are adjustments */
  cents: v.object({ tickets: v.number(), extras: v.number() }),
  items: KeptItemsSchema,
  email: v.string(),
  assistance: v.exactOptional(AskedAssistanceSchema),
  demo: v.boolean(),
  /** since it was confirmed, the latest last */
  adjustments: listOf(AdjustmentSchema),
  /** the supplier's refund that was agreed to when all of it is cancelled */
  refundId: v.nullable(v.string()),
  /** our quote of it */
  refundQuote: v.exactOptional(v.string()),
  /** what the booking's `carrierChange` is about, in words of railways */
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
  /** the supplier's ids of the changes that were written down */
  changesSeen: v.exactOptional(listOf(v.string())),
});

/** A prebooked basket: what a payment is asked for and a booking is made of. */
const PrebookingSchema = v.object({
  ...Version,
  kind: v.literal('prebooking'),
  /** of the basket, and of the booking that it becomes */
  bookingId: v.string(),
  supplierBooking: v.string(),
  items: KeptItemsSchema,
  cents: v.number(),
  email: v.string(),
  assistance: v.exactOptional(AskedAssistanceSchema),
  demo: v.boolean(),
});

/** A refund as it was shown: what of which item, and what comes back. */
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
  /** nothing of the booking is left after it */
  isWhole: v.boolean(),
});

/** An exchange as it was quoted; `difference` is what the traveller pays, negative for what comes back. */
const ExchangeSchema = v.object({
  ...Version,
  kind: v.literal('exchange'),
  bookingId: v.string(),
  itemId: v.string(),
  supplierExchange: v.string(),
  difference: v.number(),
  fee: v.number(),
  /** journeys are turned round by it */
  turns: v.exactOptional(v.boolean()),
  extras: v.exactOptional(listOf(ExchangedExtraSchema)),
  wishes: v.exactOptional(listOf(v.object({ ...WishSchema.entries, isKept: v.boolean() }))),
});

/** What an amendment's `plan` says of a train booking. */
export const TrainPlanSchema = v.variant('kind', [
  v.object({ kind: v.literal('refund'), supplierRefund: v.string() }),
  v.object({ kind: v.literal('exchange'), supplierExchange: v.string() }),
]);

/** A booking's own part of its row; lists read its items by `TrainDetailsSchema`. */
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

/** The trains of a row of `bookings`; throws StoredRecordError. */
export const trainOf = ({ id, details }: Pick<Booking, 'id' | 'details'>): TrainRecord =>
  trains.read(details, { table: 'bookings', id });

/** Throws StoredRecordError when the row of trains, or the plan of its amendment, cannot be read. */
export function checkTrain(booking: Booking): void {
  trainOf(booking);
  if (booking.amendment !== null) planOf(booking, TrainPlanSchema);
}

/** What a row of `quotes` offers; throws StoredRecordError. */
export const trainQuoteOf = ({ id, offer }: Pick<QuoteRow, 'id' | 'offer'>): TrainQuoteRecord =>
  quotes.read(offer, { table: 'quotes', id });
