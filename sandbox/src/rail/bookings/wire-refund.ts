import { amountOf, pricesOf, type WireAmount, type WirePrices } from '../wire/money';
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

export interface WireRefund {
  id: string;
  status: 'QUOTED' | 'CONFIRMED';
  expirationDate: string;
  items: {
    id: string;
    reversedPrices: WirePrices;
    fees: WireAmount;
    productAssignmentIds: string[];
  }[];
}

export function wireRefund({ id, items, expiresAt, isConfirmed }: Refund): WireRefund {
  return {
    id,
    status: isConfirmed ? 'CONFIRMED' : 'QUOTED',
    expirationDate: new Date(expiresAt).toISOString(),
    items: items.map(({ item, assignmentIds, refundCents, feeCents: fee }) => ({
      id: item.id,
      reversedPrices: pricesOf(refundCents),
      fees: amountOf(fee),
      productAssignmentIds: [...assignmentIds],
    })),
  };
}
