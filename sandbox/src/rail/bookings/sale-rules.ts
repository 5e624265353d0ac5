import type { SaleRules } from '../offers/offered';
import type { Delivery, PassengerField } from '../wire/wire-types';
import { offersOf, type Item } from './booking';

/** Of several carriers the strictest. */
export function rulesOf(item: Item): SaleRules {
  const all = offersOf(item).map(({ rules }) => rules);
  const refusal = all.find(({ nameChange }) => !nameChange.allowed)?.nameChange;
  return {
    prebookMinutes: Math.min(...all.map(({ prebookMinutes }) => prebookMinutes)),
    routeChange: all.every(({ routeChange }) => routeChange),
    nameChange: refusal ?? {
      allowed: true,
      toAnother: all.every(({ nameChange }) => nameChange.toAnother),
      reason: { en: '', nl: '' },
    },
  };
}

/** What every carrier of an item can do; the first carrier's where they have nothing in common. */
export function deliveryOptions(item: Item): readonly Delivery[] {
  const [first, ...others] = offersOf(item).map(({ offer }) => offer.deliveryOptions);
  const shared = (first ?? []).filter((option) =>
    others.every((options) => options.includes(option)),
  );
  return shared.length > 0 ? shared : (first ?? []);
}

/** What any of the carriers asks of every passenger, and of the lead passenger only. */
export function askedFields(item: Item): { all: PassengerField[]; lead: PassengerField[] } {
  const offers = offersOf(item).map(({ offer }) => offer);
  return {
    all: [...new Set(offers.flatMap(({ passengerFields }) => passengerFields))],
    lead: [...new Set(offers.flatMap(({ leadFields }) => leadFields))],
  };
}
