import * as v from 'valibot';
import { newBookingReference } from '../../kit/ids';
import { MINUTE } from '../../kit/zones';
import { wireService } from '../fares/services';
import { centsOf } from '../wire/money';
import { parseWith, refused } from '../wire/problems';
import type { Call } from '../wire/routes';
import { PASSENGER_FIELDS, type Delivery, type PassengerField } from '../wire/codes';
import type { Booking } from './bookings';
import type { Item } from './item';

const ServiceSchema = v.object({
  count: v.pipe(v.number(), v.integer('not whole'), v.minValue(1, 'less than one')),
});

function serviceOffer({ legs }: Item, id: string) {
  const offers = legs.flatMap(({ offer }) => offer.serviceOffers);
  const offer = offers.find((one) => one.id === id);
  if (offer === undefined) throw refused('not-found', id);
  return offer;
}

export function setService(item: Item, call: Call): void {
  const { partId: serviceOfferId, body, now } = call;
  const { count } = parseWith(ServiceSchema, body);
  const offer = serviceOffer(item, serviceOfferId);
  if (now >= item.keptUntil) throw refused('offer-expired', item.id);
  if (item.isTriggered('Bagfail')) throw refused('service-failed', serviceOfferId);
  if (count > offer.maximum) throw refused('at-most', 'count', offer.maximum);
  removeService(item, call);
  const { serviceId, fareOfferIds, prices } = offer;
  const [fareOfferId = ''] = fareOfferIds;
  const { label } = wireService(serviceId);
  const cents = count * centsOf(prices);
  const chosen = { serviceOfferId, serviceId, label, fareOfferId, count, cents };
  item.services = [...item.services, chosen];
}

export function removeService(item: Item, { partId }: Call): void {
  const { id } = serviceOffer(item, partId);
  item.services = item.services.filter((other) => other.serviceOfferId !== id);
}

const WishesSchema = v.object({
  preferences: v.array(v.object({ group: v.string(), option: v.string() })),
});

export function setPreferences(item: Item, { body }: Call): void {
  item.preferences = parseWith(WishesSchema, body).preferences;
}

const PassengerSchema = v.object({
  id: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  ...v.entriesFromList(PASSENGER_FIELDS, v.optional(v.string())),
});
export type Passenger = v.InferOutput<typeof PassengerSchema>;

const BodySchema = v.object({ travelers: v.array(PassengerSchema) });

export function askedFields(item: Item): { all: PassengerField[]; lead: PassengerField[] } {
  const offers = item.offers.map(({ offer }) => offer);
  return {
    all: [...new Set(offers.flatMap(({ passengerFields }) => passengerFields))],
    lead: [...new Set(offers.flatMap(({ leadFields }) => leadFields))],
  };
}

export function setPassengers(item: Item, { body }: Call): void {
  const { travelers: passengers } = parseWith(BodySchema, body);
  const named = item.travelers.flatMap(({ id }) => passengers.find((one) => one.id === id) ?? []);
  if (named.length < item.travelers.length || passengers.length > named.length)
    throw refused('travellers-differ', 'travelers');
  const { all, lead } = askedFields(item);
  for (const [index, passenger] of passengers.entries()) {
    const asked = passenger.id === item.lead?.id ? [...all, ...lead] : all;
    const missing = asked.find((field) => passenger[field] === undefined);
    if (missing !== undefined) throw refused('field-missing', `travelers.${index}.${missing}`);
  }
  item.passengers = named;
}

const PrebookSchema = v.object({
  items: v.array(v.object({ id: v.string(), ticketingOption: v.string() })),
});

function checkItem(item: Item, now: number): void {
  if (item.isTriggered('Expired')) item.keptUntil = Math.min(item.keptUntil, now);
  if (now >= item.keptUntil || now >= item.soldUntil) throw refused('offer-expired', item.id);
  if (item.passengers.length === 0) throw refused('unnamed', `${item.id}.travelers`);
}

function deliveryOf({ id, delivery, deliveries }: Item, asked: string | undefined): Delivery {
  const wanted = asked ?? delivery ?? deliveries[0];
  const found = deliveries.find((option) => option === wanted);
  if (found === undefined) throw refused('no-such-delivery', `${id}.ticketingOption`);
  return found;
}

/** Keeps places and prices for as long as every carrier does; once more renews it. */
export function prebook(booking: Booking, { body, now }: Call): void {
  const { items } = booking;
  booking.checkOpen();
  if (items.length === 0) throw refused('nothing-to-book', 'items');
  for (const item of items) checkItem(item, now);
  const { items: asked } = parseWith(PrebookSchema, body);
  const optionOf = ({ id }: Item) => asked.find((one) => one.id === id)?.ticketingOption;
  const deliveries = items.map((item) => deliveryOf(item, optionOf(item)));
  for (const [index, item] of items.entries()) item.delivery = deliveries[index];
  const ends = items.flatMap((item) => [
    item.soldUntil,
    ...item.offers.map(({ rules }) => now + rules.prebookMinutes * MINUTE),
  ]);
  booking.heldUntil = Math.min(...ends);
  for (const item of items) item.keptUntil = Math.max(item.keptUntil, booking.heldUntil);
}

export function confirm(booking: Booking, { now }: Call): void {
  const status = booking.status(now);
  if (status === 'CONFIRMED') return;
  if (status === 'EXPIRED') throw refused('prebooking-expired', booking.id);
  if (status !== 'PREBOOKED') throw refused('not-prebooked', booking.id);
  const unsold = booking.items.find((item) => item.isTriggered('Confirmfail'));
  if (unsold !== undefined) throw refused('carrier-refuses', unsold.id);
  for (const item of booking.items) item.seats = booking.seats.give(item, item.tickets);
  booking.chargedCents = booking.cents;
  booking.reference = newBookingReference();
}
