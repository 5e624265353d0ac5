import type { Call, Route } from '../wire/routes';
import type { Booking, Bookings } from './bookings';
import type { Item } from './item';
import { Exchanges } from './exchanges';
import {
  confirm,
  prebook,
  removeService,
  setPassengers,
  setPreferences,
  setService,
} from './basket';
import { parseItems } from './items';
import { accept } from './move-trains';
import { correctNames } from './name-changes';
import { Refunds } from './refunds';
import { wireBooking } from './wire-booking';

const BOOKING = '/bookings/:id';
const ITEM = `${BOOKING}/items/:itemId`;
const SERVICE = `${ITEM}/services/:partId`;

type Act = (booking: Booking, call: Call) => void;

const release: Act = (booking) => {
  if (!booking.isReleased) booking.checkOpen();
  booking.isReleased = true;
};

const addItems: Act = (booking, call) => {
  booking.items = [...booking.items, ...parseItems(call)];
};

const removeItem: Act = (booking, { itemId }) => {
  const { id } = booking.item(itemId);
  booking.items = booking.items.filter((other) => other.id !== id);
};

/** A change of what is prebooked needs another prebooking; prices are kept as long as they were. */
const basket =
  (act: Act): Act =>
  (booking, call) => {
    booking.checkOpen();
    act(booking, call);
    booking.heldUntil = undefined;
  };

const ofItem = (act: (item: Item, call: Call) => void): Act =>
  basket((booking, call) => act(booking.item(call.itemId), call));

export function bookingRoutes(bookings: Bookings): Route[] {
  const refunds = new Refunds(bookings);
  const exchanges = new Exchanges(bookings);
  const acts: readonly (readonly [Route[0], string, Act])[] = [
    ['GET', BOOKING, () => undefined],
    ['DELETE', BOOKING, release],
    ['POST', `${BOOKING}/items`, basket(addItems)],
    ['DELETE', ITEM, basket(removeItem)],
    ['PUT', SERVICE, ofItem(setService)],
    ['DELETE', SERVICE, ofItem(removeService)],
    ['PUT', `${ITEM}/accommodation-preferences`, ofItem(setPreferences)],
    ['PUT', `${ITEM}/travelers`, ofItem(setPassengers)],
    ['PATCH', `${ITEM}/travelers`, correctNames],
    ['POST', `${BOOKING}/checkout/prebook`, prebook],
    ['POST', `${BOOKING}/checkout/confirm`, confirm],
    ['POST', `${BOOKING}/schedule-changes/:partId/accept`, accept],
  ];
  const create = (call: Call) => wireBooking(bookings.create(parseItems(call)), call.now);
  return [
    ['CREATE', '/bookings', create],
    ...acts.map(([method, path, act]): Route => [
      method,
      path,
      (call) => {
        const booking = bookings.get(call.id);
        act(booking, call);
        return wireBooking(booking, call.now);
      },
    ]),
    ['CREATE', `${BOOKING}/refunds`, (call) => refunds.quote(call)],
    ['POST', `${BOOKING}/refunds/:partId/confirm`, (call) => refunds.confirm(call)],
    ['CREATE', `${BOOKING}/exchanges/searches`, (call) => exchanges.search(call)],
    ['CREATE', `${BOOKING}/exchanges/quotes`, (call) => exchanges.quote(call)],
    ['POST', `${BOOKING}/exchanges/:partId/confirm`, (call) => exchanges.confirm(call)],
  ];
}
