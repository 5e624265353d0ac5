import type { Booking } from '../bookings/booking';
import type { RailItem, RailRefundItem } from '../../ports/rail-supplier';

/* What the database keeps of trains: amounts in cents, instants as ISO texts. */

/** What tickets and passes cost when they were bought, and what extras with them did; later changes are adjustments. */
export interface TrainCents {
  readonly tickets: number;
  readonly extras: number;
}

/** Something that changed what a booking costs after it was confirmed; negative where money came back. */
export interface Adjustment {
  readonly kind: 'refund' | 'exchange';
  readonly cents: number;
  /** ours, that was agreed to */
  readonly quoteId: string;
}

/** A prebooked basket: what a payment is asked for and a booking is made of. */
export interface PrebookingRecord {
  readonly kind: 'prebooking';
  /** of the basket, and of the booking that it becomes */
  readonly bookingId: string;
  readonly supplierBooking: string;
  readonly items: readonly RailItem[];
  readonly cents: number;
  readonly email: string;
  readonly demo: boolean;
}

/** A refund as it was shown: what of which item, and what comes back. */
export interface RefundRecord {
  readonly kind: 'refund';
  readonly bookingId: string;
  readonly supplierRefund: string;
  readonly asked: readonly RailRefundItem[];
  readonly items: readonly { readonly id: string; readonly refund: number; readonly fee: number; readonly assignmentIds: readonly string[] }[];
  readonly refund: number;
  readonly fee: number;
  /** nothing of the booking is left after it */
  readonly isWhole: boolean;
}

/** An exchange as it was quoted; `difference` is what the traveller pays, negative for what comes back. */
export interface ExchangeRecord {
  readonly kind: 'exchange';
  readonly bookingId: string;
  readonly itemId: string;
  readonly supplierExchange: string;
  readonly difference: number;
  readonly fee: number;
}

export type TrainQuoteRecord = PrebookingRecord | RefundRecord | ExchangeRecord;

/** What a deal's `plan` says of a train booking. */
export type TrainPlan = { readonly kind: 'refund'; readonly supplierRefund: string } | { readonly kind: 'exchange'; readonly supplierExchange: string };

/** A booking's own part of its row; lists read its items by `TrainDetailsSchema`. */
export interface TrainRecord {
  /** the supplier's booking, from the basket on */
  readonly supplierBooking: string;
  readonly cents: TrainCents;
  readonly items: readonly RailItem[];
  readonly email: string;
  readonly demo: boolean;
  /** since it was confirmed, the latest last */
  readonly adjustments: readonly Adjustment[];
  /** the supplier's refund that was agreed to when all of it is cancelled */
  readonly refundId: string | null;
  /** our quote of it */
  readonly refundQuote?: string;
}

/** An item as it is kept is JSON: its one instant is a text there. */
export function keptItem<Item extends RailItem>(item: Item): Item {
  return { ...item, expiresAt: item.expiresAt === null ? null : new Date(item.expiresAt) };
}

// the columns hold what this module wrote
export function trainOf({ details }: Pick<Booking, 'details'>): TrainRecord {
  const record = details as TrainRecord;
  return { ...record, items: record.items.map(keptItem) };
}

export function trainQuoteOf({ offer }: { readonly offer: unknown }): TrainQuoteRecord {
  const record = offer as TrainQuoteRecord;
  return record.kind === 'prebooking' ? { ...record, items: record.items.map(keptItem) } : record;
}
