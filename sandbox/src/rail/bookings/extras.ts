import * as v from 'valibot';
import { centsOf } from '../wire/money';
import { parseWith, refused } from '../wire/problems';
import type { Call } from '../wire/routes';
import type { Item } from './item';

const ServiceSchema = v.object({
  serviceId: v.string(),
  fareOfferIds: v.pipe(v.array(v.string()), v.minLength(1, 'no fare')),
  count: v.pipe(v.number(), v.integer('not whole'), v.minValue(1, 'less than one')),
});

function serviceOffer({ legs }: Item, id: string) {
  const offers = legs.flatMap(({ en }) => en.offer.serviceOffers);
  const offer = offers.find((one) => one.id === id);
  if (offer === undefined) throw refused('not-found', id);
  return offer;
}

export function setService(item: Item, call: Call): void {
  const { partId: serviceOfferId, body, now } = call;
  const { serviceId, fareOfferIds, count } = parseWith(ServiceSchema, body);
  const offer = serviceOffer(item, serviceOfferId);
  if (now >= item.keptUntil) throw refused('offer-expired', item.id);
  if (item.isTriggered('Bagfail')) throw refused('service-failed', serviceOfferId);
  const [fareOfferId = ''] = fareOfferIds;
  if (serviceId !== offer.serviceId) throw refused('another-service', 'serviceId');
  if (!fareOfferIds.every((id) => offer.fareOfferIds.includes(id)))
    throw refused('not-with-fare', 'fareOfferIds');
  if (count > offer.maximum) throw refused('at-most', 'count', offer.maximum);
  removeService(item, call);
  const cents = count * centsOf(offer.prices);
  const chosen = { serviceOfferId, serviceId, fareOfferId, count, cents };
  item.services = [...item.services, chosen];
}

/** Harmless where it was not chosen. */
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
