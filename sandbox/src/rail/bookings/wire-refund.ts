import { amountOf, pricesOf } from '../wire/money';
import type { Booking, Item } from './booking';

export interface RefundItem {
  item: Item;
  assignmentIds: readonly string[];
  refundCents: number;
  feeCents: number;
}

export interface Refund {
  id: string;
  booking: Booking;
  items: readonly RefundItem[];
  expiresAt: number;
  isConfirmed: boolean;
}

export function wireRefund({ id, items, expiresAt, isConfirmed }: Refund) {
  return {
    id,
    status: isConfirmed ? ('CONFIRMED' as const) : ('QUOTED' as const),
    expirationDate: new Date(expiresAt).toISOString(),
    items: items.map(({ item, assignmentIds, refundCents, feeCents: fee }) => ({
      id: item.id,
      reversedPrices: pricesOf(refundCents),
      fees: amountOf(fee),
      productAssignmentIds: [...assignmentIds],
    })),
  };
}

export type WireRefund = ReturnType<typeof wireRefund>;
