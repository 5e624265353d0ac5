import * as v from 'valibot';
import { newBookingReference } from '../../kit/ids';
import { parseWith, refused } from '../wire/problems';
import type { Booking } from './bookings';
import type { Item } from './item';
import type { Call } from '../wire/routes';
import type { RailSeats } from './seats/rail-seats';

const PrebookSchema = v.object({
  items: v.array(v.object({ id: v.string(), ticketingOption: v.string() })),
});

const MINUTE = 60_000;

function checkItem(item: Item, now: number): void {
  if (item.isTriggered('Expired')) item.keptUntil = Math.min(item.keptUntil, now);
  if (now >= item.keptUntil || now >= item.soldUntil) throw refused('offer-expired', item.id);
  if (item.passengers.length === 0) throw refused('unnamed', `${item.id}.travelers`);
}

function choiceOf(item: Item, asked: string | undefined) {
  const { deliveries } = item;
  const wanted = asked ?? item.delivery ?? deliveries[0];
  const delivery = deliveries.find((option) => option === wanted);
  if (delivery === undefined) throw refused('no-such-delivery', `${item.id}.ticketingOption`);
  return { item, delivery };
}

/** Keeps places and prices for as long as every carrier does; once more renews it. */
export function prebook(booking: Booking, { body, now }: Call): void {
  const { items } = booking;
  booking.checkOpen();
  if (items.length === 0) throw refused('nothing-to-book', 'items');
  for (const item of items) checkItem(item, now);
  const asked = new Map(
    parseWith(PrebookSchema, body).items.map(({ id, ticketingOption }) => [
      booking.item(id),
      ticketingOption,
    ]),
  );
  const choices = items.map((item) => choiceOf(item, asked.get(item)));
  for (const { item, delivery } of choices) item.delivery = delivery;
  const ends = items.flatMap((item) => [
    item.soldUntil,
    ...item.offers().map(({ rules }) => now + rules.prebookMinutes * MINUTE),
  ]);
  booking.heldUntil = Math.min(...ends);
  for (const item of items) item.keptUntil = Math.max(item.keptUntil, booking.heldUntil);
}

/** Sells what is prebooked; harmless when repeated. */
export function confirmBooking(booking: Booking, seats: RailSeats, { now }: Call): void {
  const status = booking.status(now);
  if (status === 'CONFIRMED') return;
  if (status === 'EXPIRED') throw refused('prebooking-expired', booking.id);
  if (status !== 'PREBOOKED') throw refused('not-prebooked', booking.id);
  const unsold = booking.items.find((item) => item.isTriggered('Confirmfail'));
  if (unsold !== undefined) throw refused('carrier-refuses', unsold.id);
  for (const item of booking.items) item.seats = seats.give(item, item.tickets);
  booking.chargedCents = booking.cents;
  booking.reference = newBookingReference();
}
