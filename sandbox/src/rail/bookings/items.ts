import * as v from 'valibot';
import { isReturnSearch, travelerId } from '../offers/search';
import { ticketByLocation, type OfferedTicket } from '../offers/ticket-by-location';
import { passByLocation, type OfferedPass } from '../passes/pass-offer';
import { centsOf } from '../wire/money';
import { parseWith, refused } from '../wire/problems';
import type { Call } from '../wire/routes';
import { Item } from './item';

export type OfferedItem = OfferedTicket | OfferedPass;

/** What an offer's location stands for: it carries its facts, so a restart loses nothing. Null for one that was never given out. */
export function offerByLocation(location: string, now: number): OfferedItem | 'expired' | null {
  const item = ticketByLocation(location) ?? passByLocation(location) ?? null;
  return item !== null && now >= item.expiresAt ? 'expired' : item;
}

const travellers = ({ searched }: OfferedTicket): string => JSON.stringify(searched);

/** Two offers of RETURN are sold as one item, in the order of travel; every other offer is an item by itself. */
export function isSoldTogether(tickets: readonly OfferedTicket[]): boolean {
  const [out, back] = tickets;
  if (out === undefined || back === undefined) return out?.boundBy === null;
  const isBound = out.boundBy !== null && out.boundBy === back.boundBy;
  const isInOrder = isReturnSearch(tickets) && back.departsAt >= out.arrivesAt;
  return isBound && isInOrder && travellers(out) === travellers(back);
}

const LocationsSchema = v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(2));
const BodySchema = v.object({
  items: v.pipe(
    v.array(v.object({ offerLocations: LocationsSchema })),
    v.minLength(1, 'nothing to book'),
  ),
});

export function ticketsOf(
  { offer, products, searched }: OfferedItem,
  leg: number,
  holders: readonly { id: string }[],
) {
  return offer.fareOffers.flatMap(({ id, fares, segmentIds, prices, ...fare }) => {
    const product = products.find(({ code }) => code === fares[0]?.productCode);
    const holder = holders[searched.findIndex((_, index) => travelerId(index) === fare.travelerId)];
    if (product === undefined || holder === undefined) return [];
    const ticket = { id: `ticket-${id}`, travelerId: holder.id, fareOfferId: id, segmentIds };
    return [{ ...ticket, product, leg, cents: centsOf(prices), isCanceled: false }];
  });
}

export type Ticket = ReturnType<typeof ticketsOf>[number];

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

export function parseItems({ body, now }: Call): Item[] {
  const { items } = parseWith(BodySchema, body);
  return items.map(({ offerLocations }, index) => {
    const offers = offerLocations.map((one) => readOffer(one, now, `items.${index}`));
    return itemOfOffers(offers, `items.${index}.offerLocations`);
  });
}
