import type { Order as DuffelOrder, OrderAvailableAction } from '@duffel/api/types';
import { amount, CURRENCY } from '../fares/money';
import { changePenalty, conditionsOf } from '../offers/conditions';
import { wireAirline } from '../reference/wire-places';
import { isOwed } from './airline-change';
import { currentPrice, isAwaitingPayment, isLive, isPriceGuaranteed, type Order } from './order';
import { documentsOf, wireOrderSlice, wireService, type WireOrderSlice } from './wire-slices';

interface WirePaymentStatus {
  awaiting_payment: boolean;
  payment_required_by: string | null;
  price_guarantee_expires_at: string | null;
  paid_at: string | null;
}

/** Fields that the wire has and the client's types do not, and nulls where the wire has them. */
export type WireOrder = Omit<DuffelOrder, 'slices' | 'payment_status'> & {
  type: Order['type'];
  offer_id: string;
  slices: WireOrderSlice[];
  payment_status: WirePaymentStatus;
  users: string[];
  changes: never[];
};

function iso(at: number | undefined): string | null {
  return at === undefined ? null : new Date(at).toISOString();
}

function canChange(order: Order, now: number): boolean {
  return (
    isLive(order, now) &&
    order.paidAt !== undefined &&
    (isOwed(order, 'change') ||
      order.slices.some((slice) => changePenalty(order.offer, [slice]) !== undefined))
  );
}

function actionsOf(order: Order, now: number): OrderAvailableAction[] {
  if (!isLive(order, now)) return ['update'];
  return ['cancel', ...(canChange(order, now) ? (['change'] as const) : []), 'update'];
}

export function wireOrder(order: Order, now: number): WireOrder {
  const { base, tax, total } = currentPrice(order, now);
  const terms = { slices: order.slices, travellers: order.offer.travellers };
  return {
    id: order.id,
    type: order.type,
    offer_id: order.offer.id,
    live_mode: false,
    content: 'managed',
    booking_reference: order.bookingReference,
    owner: wireAirline(order.owner),
    created_at: new Date(order.createdAt).toISOString(),
    synced_at: new Date(now).toISOString(),
    cancelled_at: iso(order.cancelledAt),
    cancellation: order.cancellation ?? null,
    base_amount: amount(base),
    base_currency: CURRENCY,
    tax_amount: amount(tax),
    tax_currency: CURRENCY,
    total_amount: amount(total),
    total_currency: CURRENCY,
    conditions: conditionsOf(terms),
    payment_status: {
      awaiting_payment: isAwaitingPayment(order, now),
      payment_required_by: iso(order.paymentRequiredBy),
      price_guarantee_expires_at: isPriceGuaranteed(order, now)
        ? iso(order.priceGuaranteeExpiresAt)
        : null,
      paid_at: iso(order.paidAt),
    },
    passengers: order.passengers.map(({ traveller, ...details }) => ({
      id: traveller.id,
      type: traveller.type,
      ...details,
      loyalty_programme_accounts: [],
    })),
    slices: order.slices.map((slice) => wireOrderSlice(order, slice)),
    services: order.services.map((service) => wireService(order, service)),
    documents: documentsOf(order),
    metadata: order.metadata,
    available_actions: actionsOf(order, now),
    airline_initiated_changes: [],
    changes: [],
    users: order.users,
  };
}
