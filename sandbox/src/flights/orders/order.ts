import type { Price } from '../fares/price';
import type { Offer, Slice } from '../offers/offer';
import { firstOf } from '../timetable/flight';
import type { AirlineChange } from './airline-change';
import type { WireCancellation } from './cancellations.routes';
import type { PassengerBody } from './order-body';
import type { OrderedService } from './services';

export interface Order {
  id: string;
  offer: Offer;
  type: 'instant' | 'hold';
  bookingReference: string;
  passengers: readonly PassengerBody[];
  slices: readonly Slice[];
  services: readonly OrderedService[];
  price: Price;
  metadata: Readonly<Record<string, string>>;
  paymentRequiredBy: string | null;
  priceGuaranteeExpiresAt: string | null;
  paidAt?: number;
  cancelledAt?: number;
  /** the latest quote, which is the cancellation once it is confirmed */
  cancellation?: WireCancellation;
  airlineChanges: readonly AirlineChange[];
}

export const isoOf = (at: number | undefined): string | null =>
  at === undefined ? null : new Date(at).toISOString();

export function isAwaitingPayment(order: Order, now: number): boolean {
  const { paidAt, cancelledAt, paymentRequiredBy } = order;
  const isOpen = paidAt === undefined && cancelledAt === undefined;
  return isOpen && paymentRequiredBy !== null && now < Date.parse(paymentRequiredBy);
}

/** Nobody has cancelled it, the airline has not let its seats go for want of money, and it has not left. */
export function isLive(order: Order, now: number): boolean {
  const { paidAt, cancelledAt, slices } = order;
  const isKept = paidAt !== undefined || isAwaitingPayment(order, now);
  return cancelledAt === undefined && isKept && now < firstOf(slices[0]?.flights ?? []).departsAt;
}
