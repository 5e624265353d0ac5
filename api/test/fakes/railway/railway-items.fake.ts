import { money, multiplyMoney } from '@wayfare/domain';
import { Problem } from '../../../src/platform/http/problem';
import type { RailItem, RailPassenger } from '../../../src/ports/rail-items';

/* For tests: bags and names of an item, as pure functions. */

/** So many bags of an offer in place of those that were chosen; none for 0. */
export function withBags(item: RailItem, serviceOfferId: string, count: number): RailItem {
  const offer =
    item.kind === 'pass'
      ? undefined
      : item.serviceOffers.find((candidate) => candidate.id === serviceOfferId);
  if (item.kind === 'pass' || offer === undefined) throw new Problem('NOT_FOUND');
  const servicePrice = multiplyMoney(offer.price, count);
  const { serviceId } = offer;
  const chosen = { serviceOfferId, serviceId, label: 'Extra bag', count, price: servicePrice };
  return {
    ...item,
    chosenServices: count === 0 ? [] : [chosen],
    servicePrice,
    price: money(item.price.amount - item.servicePrice.amount + servicePrice.amount),
  };
}

/** The travellers with the names that were given for them. */
export const withPassengers = (item: RailItem, passengers: readonly RailPassenger[]): RailItem => ({
  ...item,
  travellers: item.travellers.map((traveller) => {
    const passenger = passengers.find((candidate) => candidate.id === traveller.id);
    return passenger === undefined
      ? traveller
      : {
          ...traveller,
          firstName: passenger.firstName,
          lastName: passenger.lastName,
          email: passenger.email ?? '',
          phone: passenger.phone ?? '',
        };
  }),
});

type Names = Pick<RailPassenger, 'id' | 'firstName' | 'lastName'>;

/** A sold item with corrected names; three times, and never for somebody called Namefail. */
export function withNames(item: RailItem, names: readonly Names[]): RailItem {
  if (item.travellers.some(({ lastName }) => lastName === 'Namefail'))
    throw new Problem('NAME_CHANGE_FAILED');
  if (!item.nameChange.eligible) throw new Problem('INVALID_REQUEST', { status: 422 });
  const remaining = item.nameChange.remaining - 1;
  return {
    ...item,
    travellers: item.travellers.map((traveller) => ({
      ...traveller,
      ...names.find(({ id }) => id === traveller.id),
    })),
    nameChange: {
      eligible: remaining > 0,
      reason: remaining > 0 ? '' : 'All corrections are used',
      remaining,
    },
  };
}
