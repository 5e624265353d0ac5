import type { Delivery, PassengerField, PreferenceGroup } from '../wire/wire-types';
import type { Item } from './item';

/** What every carrier of an item can do; the first carrier's where they have nothing in common. */
export function deliveryOptions(item: Item): readonly Delivery[] {
  const [first = [], ...others] = item.offers().map(({ offer }) => offer.deliveryOptions);
  const shared = first.filter((option) => others.every((options) => options.includes(option)));
  return shared.length > 0 ? shared : first;
}

/** What any of the carriers asks of every passenger, and of the lead passenger only. */
export function askedFields(item: Item): { all: PassengerField[]; lead: PassengerField[] } {
  const offers = item.offers().map(({ offer }) => offer);
  return {
    all: [...new Set(offers.flatMap(({ passengerFields }) => passengerFields))],
    lead: [...new Set(offers.flatMap(({ leadFields }) => leadFields))],
  };
}

export const offeredGroups = (legs: Item['legs']): PreferenceGroup[] => [
  ...new Set(legs.flatMap(({ en }) => en.offer.preferenceGroups)),
];
