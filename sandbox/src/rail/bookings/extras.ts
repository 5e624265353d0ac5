import * as v from 'valibot';
import type { PreferenceGroup } from '../wire/wire-types';
import { centsOf } from '../wire/money';
import { parseWith, refused } from '../wire/problems';
import type { Call } from '../wire/routes';
import { isTriggered, type Item } from './booking';

const ServiceSchema = v.object({
  serviceId: v.string(),
  fareOfferIds: v.pipe(v.array(v.string()), v.minLength(1, 'no fare')),
  count: v.pipe(
    v.number(),
    v.integer('not whole'),
    v.minValue(1, 'less than one: remove it instead'),
  ),
});

function serviceOffer({ legs }: Item, id: string) {
  const offers = legs.flatMap(({ en }) => en.offer.serviceOffers);
  const offer = offers.find((one) => one.id === id);
  if (offer === undefined) throw refused('not-found', id);
  return offer;
}

export function setService(item: Item, { partId, body, now }: Call): void {
  const { serviceId, fareOfferIds, count } = parseWith(ServiceSchema, body);
  const offer = serviceOffer(item, partId);
  if (now >= item.keptUntil) throw refused('offer-expired', item.id);
  if (isTriggered(item.passengers, 'Bagfail')) throw refused('service-failed', partId);
  const [fareOfferId = ''] = fareOfferIds;
  if (serviceId !== offer.serviceId) throw refused('another-service', 'serviceId');
  if (!fareOfferIds.every((id) => offer.fareOfferIds.includes(id)))
    throw refused('not-with-fare', 'fareOfferIds');
  if (count > offer.maximum) throw refused('at-most', 'count', offer.maximum);
  removeService(item, partId);
  const cents = count * centsOf(offer.prices);
  item.services.push({ serviceOfferId: partId, serviceId, fareOfferId, count, cents });
}

/** Harmless where it was not chosen. */
export function removeService(item: Item, serviceOfferId: string): void {
  const { id } = serviceOffer(item, serviceOfferId);
  item.services = item.services.filter((other) => other.serviceOfferId !== id);
}

const OPTIONS: Readonly<Record<PreferenceGroup, readonly string[]>> = {
  SEATING_PREFERENCE: ['WINDOW', 'AISLE', 'MIDDLE'],
  SPACE_TYPE: ['QUIET', 'FAMILY', 'STANDARD'],
  COMPARTMENT_TYPE: ['OPEN', 'COMPARTMENT', 'LADIES_ONLY'],
  TABLE: ['WITH_TABLE', 'WITHOUT_TABLE'],
  DUPLEX_LEVEL: ['UPPER_DECK', 'LOWER_DECK'],
  SEAT_TYPE: ['SOLO', 'DUO', 'FACE_TO_FACE'],
  DIRECTION: ['FORWARD', 'BACKWARD'],
  BERTH_LEVEL: ['UPPER', 'MIDDLE_BERTH', 'LOWER'],
};

const WishSchema = v.object({
  preferences: v.array(v.object({ group: v.string(), option: v.string() })),
});

export const offeredGroups = ({ legs }: Pick<Item, 'legs'>): PreferenceGroup[] => [
  ...new Set(legs.flatMap(({ en }) => en.offer.preferenceGroups)),
];

export function setPreferences(item: Item, body: unknown): void {
  const groups = offeredGroups(item);
  const chosen = parseWith(WishSchema, body).preferences.map(({ group: name, option }, index) => {
    const group = groups.find((offered) => offered === name);
    if (group === undefined) throw refused('not-asked', `preferences.${index}.group`);
    if (!OPTIONS[group].includes(option))
      throw refused('no-such-option', `preferences.${index}.option`);
    return { group, option };
  });
  item.preferences = chosen;
}
