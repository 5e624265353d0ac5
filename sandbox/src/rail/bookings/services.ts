import * as v from 'valibot';
import type { WireServiceOffer } from '../wire/wire-types';
import { centsOf } from '../wire/money';
import { invalid, notFound, offerExpired, parseWith, RailProblem } from '../wire/problems';
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
  if (item.type === 'pass')
    throw invalid('itemId', {
      en: 'This is of tickets only.',
      nl: 'Dit is er alleen voor tickets.',
    });
  return item;
}

function serviceOffersOf({ offers }: TicketItem): WireServiceOffer[] {
  return offers.flatMap(({ en }) => en.offer.serviceOffers);
}

/** Sets how many of an extra go with a fare. */
export function setService(
  item: TicketItem,
  serviceOfferId: string,
  body: unknown,
  now: number,
): void {
  const { serviceId, fareOfferIds, count } = parseWith(BodySchema, body);
  const offer = serviceOffersOf(item).find(({ id }) => id === serviceOfferId);
  if (offer === undefined) throw notFound(serviceOfferId);
  if (now >= item.keptUntil) throw offerExpired(item.id);
  if (isTriggered(item, 'Bagfail'))
    throw new RailProblem(
      'SERVICE_FAILED',
      { en: 'The carrier could not include this.', nl: 'De vervoerder kon dit niet toevoegen.' },
      serviceOfferId,
    );
  const [fareOfferId] = fareOfferIds;
  if (serviceId !== offer.serviceId)
    throw invalid('serviceId', {
      en: 'This offer is of another service.',
      nl: 'Dit aanbod is van een andere dienst.',
    });
  if (fareOfferId === undefined || !fareOfferIds.every((id) => offer.fareOfferIds.includes(id)))
    throw invalid('fareOfferIds', {
      en: 'This service is not sold with this fare.',
      nl: 'Deze dienst wordt niet bij dit tarief verkocht.',
    });
  if (count > offer.maximum)
    throw invalid('count', { en: `At most ${offer.maximum}.`, nl: `Hoogstens ${offer.maximum}.` });
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
    throw notFound(serviceOfferId);
  item.services = item.services.filter((other) => other.serviceOfferId !== serviceOfferId);
}
