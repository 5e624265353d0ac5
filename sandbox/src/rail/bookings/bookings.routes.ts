import { newBookingReference } from '../../kit/ids';
import type { Call, Route } from '../wire/routes';
import { checkOpen, type Booking, type Item } from './booking';
import type { Bookings } from './bookings';
import { confirmBooking, prebook } from './checkout';
import { parseItems } from './create-items';
import { Exchanges } from './exchanges';
import { correctNames } from './name-changes';
import { parsePassengers } from './passengers';
import { setPreferences } from './preferences';
import { Refunds } from './refunds';
import { acceptChange } from './schedule-changes.routes';
import type { RailSeats } from './seats/rail-seats';
import { removeService, setService, ticketItem } from './services';
import { wireBooking, type WireBooking } from './wire-booking';

type Change = (item: Item, call: Call) => void;

const SERVICE = '/bookings/:id/items/:itemId/services/:partId';

function basketRoutes(bookings: Bookings, seats: RailSeats): Route[] {
  const get = (call: Call): WireBooking => {
    const booking = bookings.get(call.id);
    const wire = wireBooking(booking, call);
    // A cancellation in progress is seen once: by the next time the carrier has done it.
    for (const item of booking.items) item.isSettling = false;
    return wire;
  };
  /** Once more answers the same. */
  const release = (call: Call): WireBooking => {
    const booking = bookings.get(call.id);
    if (!booking.isReleased) checkOpen(booking);
    booking.isReleased = true;
    return wireBooking(booking, call);
  };
  const change =
    (apply: (booking: Booking, call: Call) => void) =>
    (call: Call): WireBooking =>
      wireBooking(
        bookings.change(call.id, (booking) => apply(booking, call)),
        call,
      );
  const changeItem = (apply: Change) =>
    change((booking, call) => apply(bookings.item(booking, call.itemId), call));
  return [
    [
      'CREATE',
      '/bookings',
      (call) => wireBooking(bookings.create(parseItems(call.body, 0, call.now)), call),
    ],
    ['GET', '/bookings/:id', get],
    ['DELETE', '/bookings/:id', release],
    [
      'POST',
      '/bookings/:id/items',
      change(({ items }, { body, now }) => {
        items.push(...parseItems(body, items.length, now));
      }),
    ],
    [
      'DELETE',
      '/bookings/:id/items/:itemId',
      change((booking, { itemId }) => {
        const item = bookings.item(booking, itemId);
        booking.items = booking.items.filter((other) => other !== item);
      }),
    ],
    [
      'PUT',
      SERVICE,
      changeItem((item, { partId, body, now }) => setService(ticketItem(item), partId, body, now)),
    ],
    ['DELETE', SERVICE, changeItem((item, { partId }) => removeService(ticketItem(item), partId))],
    [
      'PUT',
      '/bookings/:id/items/:itemId/accommodation-preferences',
      changeItem((item, { body }) => setPreferences(ticketItem(item), body)),
    ],
    [
      'PUT',
      '/bookings/:id/items/:itemId/travelers',
      changeItem((item, { body }) => {
        item.passengers = parsePassengers(item, body);
      }),
    ],
    [
      'POST',
      '/bookings/:id/checkout/prebook',
      (call) => {
        const booking = bookings.get(call.id);
        checkOpen(booking);
        prebook(booking, call.body, call.now);
        return wireBooking(booking, call);
      },
    ],
    [
      'POST',
      '/bookings/:id/checkout/confirm',
      (call) => {
        const booking = bookings.get(call.id);
        const { now } = call;
        confirmBooking(booking, call.body, { now, seats, newReference: newBookingReference });
        return wireBooking(booking, call);
      },
    ],
  ];
}

function afterSalesRoutes(bookings: Bookings, seats: RailSeats): Route[] {
  const refunds = new Refunds(bookings, seats);
  const exchanges = new Exchanges(bookings, seats);
  return [
    ['CREATE', '/bookings/:id/refunds', ({ id, body, now }) => refunds.quote(id, body, now)],
    [
      'POST',
      '/bookings/:id/refunds/:partId/confirm',
      ({ id, partId, now }) => refunds.confirm(id, partId, now),
    ],
    ['CREATE', '/bookings/:id/exchanges/searches', (call) => exchanges.search(call)],
    ['CREATE', '/bookings/:id/exchanges/quotes', (call) => exchanges.quote(call)],
    ['POST', '/bookings/:id/exchanges/:partId/confirm', (call) => exchanges.confirm(call)],
    [
      'PATCH',
      '/bookings/:id/items/:itemId/travelers',
      (call) => {
        const booking = bookings.get(call.id);
        correctNames(booking, bookings.item(booking, call.itemId), call.body, call.now);
        return wireBooking(booking, call);
      },
    ],
    [
      'POST',
      '/bookings/:id/schedule-changes/:partId/accept',
      (call) => {
        const booking = bookings.get(call.id);
        acceptChange(booking, call.partId, seats, call.now);
        return wireBooking(booking, call);
      },
    ],
  ];
}

export function bookingRoutes(bookings: Bookings, seats: RailSeats): Route[] {
  return [...basketRoutes(bookings, seats), ...afterSalesRoutes(bookings, seats)];
}
