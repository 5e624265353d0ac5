import type { CabinClass, OrderChangeOfferSlice } from '@duffel/api/types';
import { amount, CURRENCY } from '../fares/money';
import { newId } from '../../kit/ids';
import { changePenalty } from '../offers/conditions';
import { sliceOf } from '../offers/offer';
import { wireAirport } from '../reference/wire-places';
import { cabinAboard } from '../cabins/layouts';
import { durationOf, firstOf, lastOf, type Flight } from '../timetable/flight';
import { journeyKey, journeysBySeller } from '../timetable/journeys';
import { isoDuration } from '../../kit/zones';
import { isOwed } from './airline-change';
import type { Order, OrderedSlice } from './order';
import { wireOrderSlice } from './wire-slices';

export interface SliceWish {
  removed: OrderedSlice;
  origin: string;
  destination: string;
  date: string;
  cabin: CabinClass;
}

export interface ChangeOffer {
  id: string;
  requestId: string;
  orderId: string;
  createdAt: number;
  expiresAt: number;
  removed: OrderedSlice;
  added: OrderedSlice;
  /** cents: what the new flights cost more, and what the airline asks for the change */
  difference: number;
  penalty: number;
  newTotal: number;
}

const LIFETIME = 30 * 60_000;
const MAX_OFFERS = 9;

function isInOrder(slices: readonly { flights: readonly Flight[] }[]): boolean {
  return slices.every(
    ({ flights }, index) =>
      index === 0 ||
      firstOf(flights).departsAt > lastOf(slices[index - 1]?.flights ?? flights).arrivesAt,
  );
}

function addedSlice(
  order: Order,
  wish: SliceWish,
  flights: readonly Flight[],
  now: number,
): OrderedSlice | undefined {
  const fare = {
    cabin: wish.cabin,
    code: wish.removed.brand.code,
    isReturn: order.slices.length > 1,
    at: now,
  };
  const slice = sliceOf(flights, fare, order.offer.travellers);
  const hasCabin = flights.some(
    ({ departure }) =>
      cabinAboard(departure.aircraft, departure.carrier, wish.cabin) === wish.cabin,
  );
  return slice === undefined || !hasCabin
    ? undefined
    : { ...slice, key: newId('change'), cabin: wish.cabin };
}

/** What the same airline offers in place of one slice, the cheapest first; for nothing where it changed the slice itself. */
export function changeOffers(
  order: Order,
  wish: SliceWish,
  requestId: string,
  now: number,
): ChangeOffer[] {
  const { removed } = wish;
  const isFree = isOwed(order, 'change', removed);
  const penalty = isFree ? 0 : (changePenalty(order.offer, [removed]) ?? 0);
  const journeys =
    journeysBySeller(wish.origin, wish.destination, wish.date, 1).get(removed.seller.iata) ?? [];
  const offers = journeys.flatMap((flights): ChangeOffer[] => {
    const added = addedSlice(order, wish, flights, now);
    const isSame =
      journeyKey(flights) === journeyKey(removed.flights) && wish.cabin === removed.cabin;
    if (added === undefined || isSame || firstOf(flights).departsAt <= now) return [];
    if (!isInOrder(order.slices.map((slice) => (slice === removed ? added : slice)))) return [];
    const difference = isFree ? 0 : added.price.total - removed.price.total;
    return [
      {
        id: newId('oco'),
        requestId,
        orderId: order.id,
        createdAt: now,
        expiresAt: now + LIFETIME,
        removed,
        added,
        difference,
        penalty,
        newTotal: order.price.total + difference,
      },
    ];
  });
  return offers.sort((a, b) => a.difference - b.difference).slice(0, MAX_OFFERS);
}

export function changeTotal({ difference, penalty }: ChangeOffer): number {
  return difference + penalty;
}

function wireChangeSlice(
  order: Order,
  slice: OrderedSlice,
): Omit<OrderChangeOfferSlice, 'segments'> & { segments: object[] } {
  const { id, segments } = wireOrderSlice(order, slice);
  return {
    id,
    origin: wireAirport(firstOf(slice.flights).departure.from),
    origin_type: 'airport',
    destination: wireAirport(lastOf(slice.flights).departure.to),
    destination_type: 'airport',
    duration: isoDuration(durationOf(slice.flights)),
    fare_brand_name: slice.brand.name,
    segments,
  };
}

/** The money and the slices, which an offer of a change and the change itself have in common. */
export function wireChangeTerms(order: Order, offer: ChangeOffer) {
  const total = changeTotal(offer);
  return {
    created_at: new Date(offer.createdAt).toISOString(),
    expires_at: new Date(offer.expiresAt).toISOString(),
    change_total_amount: amount(total),
    change_total_currency: CURRENCY,
    new_total_amount: amount(offer.newTotal),
    new_total_currency: CURRENCY,
    penalty_total_amount: amount(offer.penalty),
    penalty_total_currency: CURRENCY,
    refund_to: total < 0 ? ('original_form_of_payment' as const) : null,
    slices: {
      add: [wireChangeSlice(order, offer.added)],
      remove: [wireChangeSlice(order, offer.removed)],
    },
  };
}

export function wireChangeOffer(order: Order, offer: ChangeOffer, changeId: string | null) {
  const terms = wireChangeTerms(order, offer);
  // The client's types call the penalty of an offer by another name than the wire.
  return {
    id: offer.id,
    live_mode: false,
    updated_at: terms.created_at,
    ...terms,
    penalty_amount: terms.penalty_total_amount,
    penalty_currency: CURRENCY,
    order_change_id: changeId,
  };
}
