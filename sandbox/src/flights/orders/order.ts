import type {
  CabinClass,
  DuffelPassengerGender,
  DuffelPassengerTitle,
  OrderCancellation,
  OrderServiceBaggageMetadata,
  Seat,
} from '@duffel/api/types';
import { reprice, type Price } from '../fares/fare';
import type { Traveller } from '../fares/travellers';
import type { Offer, Slice } from '../offers/offer';
import type { Airline } from '../reference/airlines';
import { firstOf, type Flight } from '../timetable/flight';
import type { AirlineChange } from './airline-change';

export interface OrderedSlice extends Slice {
  key: string;
  cabin: CabinClass;
}

export interface Passenger {
  traveller: Traveller;
  given_name: string;
  family_name: string;
  born_on: string;
  gender: DuffelPassengerGender;
  title: DuffelPassengerTitle;
  email: string;
  phone_number: string;
  infant_passenger_id: string | null;
}

interface ServiceCommon {
  id: string;
  passengerId: string;
  sliceKey: string;
  quantity: number;
  cents: number;
}

export type OrderedService = ServiceCommon &
  (
    | { type: 'baggage'; metadata: OrderServiceBaggageMetadata }
    | { type: 'seat'; metadata: Seat; flight: Flight }
  );

export interface Order {
  id: string;
  offer: Offer;
  type: 'instant' | 'hold';
  bookingReference: string;
  owner: Airline;
  passengers: Passenger[];
  slices: OrderedSlice[];
  services: OrderedService[];
  /** flights, services and what changes cost */
  price: Price;
  metadata: Record<string, string>;
  users: string[];
  createdAt: number;
  paymentRequiredBy: number | undefined;
  priceGuaranteeExpiresAt: number | undefined;
  paidAt: number | undefined;
  cancellation: OrderCancellation | undefined;
  cancelledAt: number | undefined;
  changedAt: number | undefined;
  /** that the airline made, the latest last */
  airlineChanges: readonly AirlineChange[];
}

/** What a held order costs more once nobody guarantees its price. */
const DRIFT = 1.05;

export function isAwaitingPayment(
  { paidAt, cancelledAt, paymentRequiredBy }: Order,
  now: number,
): boolean {
  return (
    paidAt === undefined &&
    cancelledAt === undefined &&
    paymentRequiredBy !== undefined &&
    now < paymentRequiredBy
  );
}

/** Nobody paid in time: the airline has let the seats go. */
export function isLapsed(order: Order, now: number): boolean {
  return (
    order.paidAt === undefined && order.cancelledAt === undefined && !isAwaitingPayment(order, now)
  );
}

function hasDeparted({ slices }: Order, now: number): boolean {
  return now >= firstOf(slices[0]?.flights ?? []).departsAt;
}

function isDrifting(order: Order, now: number): boolean {
  return (
    isAwaitingPayment(order, now) &&
    order.priceGuaranteeExpiresAt !== undefined &&
    now >= order.priceGuaranteeExpiresAt
  );
}

export function isPriceGuaranteed(order: Order, now: number): boolean {
  return order.priceGuaranteeExpiresAt !== undefined && !isDrifting(order, now);
}

export function currentPrice(order: Order, now: number): Price {
  return isDrifting(order, now) ? reprice(order.price, DRIFT) : order.price;
}

export function isLive(order: Order, now: number): boolean {
  return order.cancelledAt === undefined && !isLapsed(order, now) && !hasDeparted(order, now);
}
