import type { Call, Route } from '../wire/routes';
import { checkOpen, itemOf, type Booking, type Item } from './booking';
import type { Bookings } from './bookings';
import { confirmBooking, prebook } from './checkout';
import { Exchanges } from './exchanges';
import { removeService, setPreferences, setService } from './extras';
import { parseItems } from './items';
import { acceptChange } from './move-trains';
import { correctNames } from './name-changes';
import { parsePassengers } from './passengers';
import { Refunds } from './refunds';
import type { RailSeats } from './seats/rail-seats';
import { wireBooking } from './wire-booking';

const BOOKING = '/bookings/:id';
const ITEM = `${BOOKING}/items/:itemId`;
const SERVICE = `${ITEM}/services/:partId`;

type Act = (booking: Booking, call: Call) => void;

/** Once more answers the same. */
const release: Act = (booking) => {
  if (!booking.isReleased) checkOpen(booking);
  booking.isReleased = true;
};

const addItems: Act = ({ items }, { body, now }) => {
  items.push(...parseItems(body, items.length, now));
};

const removeItem: Act = (booking, { itemId }) => {
  const item = itemOf(booking, itemId);
  booking.items = booking.items.filter((other) => other !== item);
};

export function bookingRoutes(bookings: Bookings, seats: RailSeats): Route[] {
  const refunds = new Refunds(bookings, seats);
  const exchanges = new Exchanges(bookings, seats);
  const booking = (act: Act) => (call: Call) => {
    const found = bookings.get(call.id);
    act(found, call);
    return wireBooking(found, call);
  };
  /** A change of what is prebooked needs another prebooking; prices are kept as long as they were. */
  const basket = (act: Act) =>
    booking((found, call) => {
      checkOpen(found);
      act(found, call);
      found.heldUntil = undefined;
    });
  const item = (act: (item: Item, call: Call) => void) =>
    basket((found, call) => act(itemOf(found, call.itemId), call));
  const sold = (act: Act) => (call: Call) => {
    const found = bookings.sold(call.id);
    act(found, call);
    return wireBooking(found, call);
  };
  return [
    [
      'CREATE',
      '/bookings',
      (call) => wireBooking(bookings.create(parseItems(call.body, 0, call.now)), call),
    ],
    ['GET', BOOKING, booking(() => undefined)],
    ['DELETE', BOOKING, booking(release)],
    ['POST', `${BOOKING}/items`, basket(addItems)],
    ['DELETE', ITEM, basket(removeItem)],
    ['PUT', SERVICE, item(setService)],
    ['DELETE', SERVICE, item((one, { partId }) => removeService(one, partId))],
    [
      'PUT',
      `${ITEM}/accommodation-preferences`,
      item((one, { body }) => setPreferences(one, body)),
    ],
    [
      'PUT',
      `${ITEM}/travelers`,
      item((one, { body }) => {
        one.passengers = parsePassengers(one, body);
      }),
    ],
    [
      'POST',
      `${BOOKING}/checkout/prebook`,
      booking((found, { body, now }) => {
        checkOpen(found);
        prebook(found, body, now);
      }),
    ],
    [
      'POST',
      `${BOOKING}/checkout/confirm`,
      booking((found, { now }) => confirmBooking(found, seats, now)),
    ],
    ['CREATE', `${BOOKING}/refunds`, (call) => refunds.quote(call)],
    ['POST', `${BOOKING}/refunds/:partId/confirm`, (call) => refunds.confirm(call)],
    ['CREATE', `${BOOKING}/exchanges/searches`, (call) => exchanges.search(call)],
    ['CREATE', `${BOOKING}/exchanges/quotes`, (call) => exchanges.quote(call)],
    ['POST', `${BOOKING}/exchanges/:partId/confirm`, (call) => exchanges.confirm(call)],
    [
      'PATCH',
      `${ITEM}/travelers`,
      sold((found, { itemId, body, now }) => correctNames(found, itemOf(found, itemId), body, now)),
    ],
    [
      'POST',
      `${BOOKING}/schedule-changes/:partId/accept`,
      booking((found, { partId, now }) => acceptChange(found, partId, { now, seats })),
    ],
  ];
}
