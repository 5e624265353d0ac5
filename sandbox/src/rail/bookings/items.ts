import * as v from 'valibot';
import { travelerId } from '../offers/search';
import { centsOf } from '../wire/money';
import { parseWith, refused } from '../wire/problems';
import type { Call } from '../wire/routes';
import { Item, type Ticket } from './item';
import { isSoldTogether, offerByLocation, type OfferedItem } from './offer-by-location';

const LocationsSchema = v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(2));
const BodySchema = v.object({
  items: v.pipe(
    v.array(v.object({ offerLocations: LocationsSchema })),
    v.minLength(1, 'nothing to book'),
  ),
});

/** Tickets of an offer, for those of an item in the order in which they were searched for. */
export function ticketsOf(
  { offer, products, travelers }: OfferedItem,
  leg: number,
  holders: readonly { id: string }[],
): Ticket[] {
  return offer.fareOffers.flatMap(({ id, fares, segmentIds, prices, ...fare }) => {
    const product = products.find(({ code }) => code === fares[0]?.productCode);
    const holder = holders[travelers.findIndex((traveler) => traveler.id === fare.travelerId)];
    if (product === undefined || holder === undefined) return [];
    const ticket = { id: `ticket-${id}`, travelerId: holder.id, fareOfferId: id, segmentIds };
    return [{ ...ticket, product, leg, cents: centsOf(prices), isCanceled: false }];
  });
}

export function readOffer(location: string, now: number, details: string): OfferedItem {
  const offered = offerByLocation(location, now);
  if (offered === null) throw refused('not-found', details);
  if (offered === 'expired') throw refused('offer-expired', details);
  return offered;
}

function itemOfOffers(offers: readonly OfferedItem[], details: string): Item {
  const legs = offers.filter((one) => one.type === 'point-to-point');
  const pass = offers.find((one) => one.type === 'pass') ?? null;
  if (pass !== null && offers.length > 1) throw refused('pass-by-itself', details);
  if (pass === null && !isSoldTogether(legs)) throw refused('not-together', details);
  const searched = offers[0]?.searched ?? [];
  const travelers = searched.map((one, index) => ({ ...one, id: travelerId(index) }));
  const tickets = offers.flatMap((offer, leg) => ticketsOf(offer, leg, travelers));
  const item = new Item(legs, pass, travelers, tickets);
  item.keptUntil = Math.min(...offers.map(({ expiresAt }) => expiresAt));
  return item;
}

/** Items of offers that still hold; all of them or none. */
export function parseItems({ body, now }: Call): Item[] {
  const { items } = parseWith(BodySchema, body);
  return items.map(({ offerLocations }, index) => {
    const offers = offerLocations.map((one) => readOffer(one, now, `items.${index}`));
    return itemOfOffers(offers, `items.${index}.offerLocations`);
  });
}
