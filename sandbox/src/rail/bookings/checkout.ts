import * as v from 'valibot';
import { newBookingReference } from '../../kit/ids';
import { parseWith, refused } from '../wire/problems';
import {
  bookingCents,
  bookingStatus,
  isTriggered,
  itemOf,
  offersOf,
  soldUntil,
  type Booking,
  type Item,
} from './booking';
import { deliveryOptions } from './sale-rules';
import type { RailSeats } from './seats/rail-seats';

const PrebookSchema = v.object({
  items: v.array(v.object({ id: v.string(), ticketingOption: v.string() })),
});

const MINUTE = 60_000;

function checkItem(item: Item, now: number): void {
  if (isTriggered(item.passengers, 'Expired')) item.keptUntil = Math.min(item.keptUntil, now);
  if (now >= item.keptUntil || now >= soldUntil(item)) throw refused('offer-expired', item.id);
  if (item.passengers.length === 0) throw refused('unnamed', `${item.id}.travelers`);
}

function choiceOf(item: Item, asked: string | undefined) {
  const options = deliveryOptions(item);
  const wanted = asked ?? item.delivery ?? options[0];
  const delivery = options.find((option) => option === wanted);
  if (delivery === undefined) throw refused('no-such-delivery', `${item.id}.ticketingOption`);
  return { item, delivery };
}

/** Keeps places and prices for as long as every carrier does; once more renews it. */
export function prebook(booking: Booking, body: unknown, now: number): void {
  const { items } = booking;
  if (items.length === 0) throw refused('nothing-to-book', 'items');
  for (const item of items) checkItem(item, now);
  const asked = new Map(
    parseWith(PrebookSchema, body).items.map(({ id, ticketingOption }) => [
      itemOf(booking, id),
      ticketingOption,
    ]),
  );
  const choices = items.map((item) => choiceOf(item, asked.get(item)));
  for (const { item, delivery } of choices) item.delivery = delivery;
  const ends = items.flatMap((item) => [
    soldUntil(item),
    ...offersOf(item).map(({ rules }) => now + rules.prebookMinutes * MINUTE),
  ]);
  booking.heldUntil = Math.min(...ends);
  for (const item of items) item.keptUntil = Math.max(item.keptUntil, booking.heldUntil);
}

/** Sells what is prebooked; harmless when repeated. */
export function confirmBooking(booking: Booking, seats: RailSeats, now: number): void {
  const status = bookingStatus(booking, now);
  if (status === 'CONFIRMED') return;
  if (status === 'EXPIRED') throw refused('prebooking-expired', booking.id);
  if (status !== 'PREBOOKED') throw refused('not-prebooked', booking.id);
  const unsold = booking.items.find(({ passengers }) => isTriggered(passengers, 'Confirmfail'));
  if (unsold !== undefined) throw refused('carrier-refuses', unsold.id);
  for (const item of booking.items) item.seats = seats.give(item, item.tickets);
  booking.chargedCents = bookingCents(booking);
  booking.reference = newBookingReference();
}
