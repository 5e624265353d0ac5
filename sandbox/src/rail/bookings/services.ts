import * as v from 'valibot';
import type { WireServiceOffer } from '../wire/wire-types';
import { centsOf } from '../wire/money';
import { parseWith, refused } from '../wire/problems';
import type { Item, TicketItem } from './booking';
import { isTriggered } from './triggers';

const BodySchema = v.object({
  serviceId: v.string(),
  fareOfferIds: v.pipe(v.array(v.string()), v.minLength(1, 'no fare')),
  count: v.pipe(
    v.number(),
    v.integer('not whole'),
    v.minValue(1, 'less than one: remove it instead'),
  ),
});

export function ticketItem(item: Item): TicketItem {
  if (item.type === 'pass') throw refused('tickets-only', 'itemId');
  return item;
}

function serviceOffersOf({ offers }: TicketItem): WireServiceOffer[] {
  return offers.flatMap(({ en }) => en.offer.serviceOffers);
}

export function setService(
  item: TicketItem,
  serviceOfferId: string,
  body: unknown,
  now: number,
): void {
  const { serviceId, fareOfferIds, count } = parseWith(BodySchema, body);
  const offer = serviceOffersOf(item).find(({ id }) => id === serviceOfferId);
  if (offer === undefined) throw refused('not-found', serviceOfferId);
  if (now >= item.keptUntil) throw refused('offer-expired', item.id);
  if (isTriggered(item, 'Bagfail')) throw refused('service-failed', serviceOfferId);
  const [fareOfferId] = fareOfferIds;
  if (serviceId !== offer.serviceId) throw refused('another-service', 'serviceId');
  if (fareOfferId === undefined || !fareOfferIds.every((id) => offer.fareOfferIds.includes(id)))
    throw refused('not-with-fare', 'fareOfferIds');
  if (count > offer.maximum) throw refused('at-most', 'count', offer.maximum);
  const chosen = {
    serviceOfferId,
    serviceId,
    fareOfferId,
    count,
    cents: count * centsOf(offer.prices),
  };
  item.services = [
    ...item.services.filter((other) => other.serviceOfferId !== serviceOfferId),
    chosen,
  ];
}

/** Harmless where it was not chosen. */
export function removeService(item: TicketItem, serviceOfferId: string): void {
  if (!serviceOffersOf(item).some(({ id }) => id === serviceOfferId))
    throw refused('not-found', serviceOfferId);
  item.services = item.services.filter((other) => other.serviceOfferId !== serviceOfferId);
}
