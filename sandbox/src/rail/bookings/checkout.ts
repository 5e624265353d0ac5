import * as v from 'valibot';
import { parseWith, refused } from '../wire/problems';
import { itemCents } from './assignments';
import { bookingStatus, checkOpen, offersOf, soldUntil, type Booking, type Item } from './booking';
import { deliveryOptions, rulesOf } from './sale-rules';
import type { RailSeats } from './seats/rail-seats';
import { isTriggered } from './triggers';

const PrebookSchema = v.object({
  items: v.array(v.object({ id: v.string(), ticketingOption: v.string() })),
});
const ConfirmSchema = v.object({
  reference: v.pipe(v.string(), v.nonEmpty('empty'), v.maxLength(200, 'too long')),
});

const MINUTE = 60_000;

function checkItem(item: Item, now: number): void {
  if (isTriggered(item, 'Expired')) item.keptUntil = Math.min(item.keptUntil, now);
  if (now >= item.keptUntil || now >= soldUntil(item)) throw refused('offer-expired', item.id);
  const unnamed =
    offersOf(item)[0]?.travelers.some(
      ({ id }) => !item.passengers.some((passenger) => passenger.id === id),
    ) ?? true;
  if (unnamed) throw refused('unnamed', `${item.id}.travelers`);
}

function chooseDelivery(booking: Booking, body: unknown): Map<Item, Item['delivery']> {
  const { items } = parseWith(PrebookSchema, body);
  const unknown = items.find(({ id }) => !booking.items.some((item) => item.id === id));
  if (unknown !== undefined) throw refused('not-found', unknown.id);
  return new Map(
    booking.items.map((item) => {
      const options = deliveryOptions(item);
      const asked =
        items.find(({ id }) => id === item.id)?.ticketingOption ?? item.delivery ?? options[0];
      const option = options.find((offered) => offered === asked);
      if (option === undefined) throw refused('no-such-delivery', `${item.id}.ticketingOption`);
      return [item, option];
    }),
  );
}

/** Keeps places and prices for as long as every carrier does; once more renews it. */
export function prebook(booking: Booking, body: unknown, now: number): void {
  if (booking.items.length === 0) throw refused('nothing-to-book', 'items');
  for (const item of booking.items) checkItem(item, now);
  for (const [item, delivery] of chooseDelivery(booking, body)) item.delivery = delivery;
  const until = Math.min(
    ...booking.items.map((item) =>
      Math.min(now + rulesOf(item).prebookMinutes * MINUTE, soldUntil(item)),
    ),
  );
  for (const item of booking.items) item.keptUntil = Math.max(item.keptUntil, until);
  booking.heldUntil = until;
}

interface ConfirmContext {
  now: number;
  seats: RailSeats;
  newReference: () => string;
}

/** Sells what is prebooked; harmless when repeated. */
export function confirmBooking(
  booking: Booking,
  body: unknown,
  { now, seats, newReference }: ConfirmContext,
): void {
  parseWith(ConfirmSchema, body);
  if (booking.reference !== undefined) return;
  checkOpen(booking);
  const status = bookingStatus(booking, now);
  if (status === 'EXPIRED') throw refused('prebooking-expired', booking.id);
  if (status !== 'PREBOOKED') throw refused('not-prebooked', booking.id);
  const unsold = booking.items.find((item) => isTriggered(item, 'Confirmfail'));
  if (unsold !== undefined) throw refused('carrier-refuses', unsold.id);
  for (const item of booking.items) {
    if (item.type === 'point-to-point')
      item.seats = item.offers.flatMap(({ en }) =>
        seats.give(en, {
          travelerIds: en.travelers.map(({ id }) => id),
          preferences: item.preferences,
        }),
      );
  }
  booking.reference = newReference();
  booking.chargedCents = booking.items.reduce((sum, item) => sum + itemCents(item), 0);
}
