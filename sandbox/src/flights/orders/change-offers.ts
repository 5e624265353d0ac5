import { newId } from '../../kit/ids';
import { amount, CURRENCY } from '../fares/price';
import { penaltyFor } from '../offers/conditions';
import { fares, type Slice } from '../offers/offer';
import type { Search } from '../offers/search';
import { wireSlice } from '../offers/wire-slice';
import { firstOf, journeyKey, lastOf } from '../timetable/flight';
import { journeysBySeller } from '../timetable/journeys';
import { isOwed } from './airline-change';
import { isoOf, type Order } from './order';

const LIFETIME = 30 * 60_000;
const MAX_OFFERS = 9;

function isInOrder(slices: readonly Pick<Slice, 'flights'>[]): boolean {
  return slices.every(({ flights }, index) => {
    const before = slices[index - 1]?.flights;
    return before === undefined || firstOf(flights).departsAt > lastOf(before).arrivesAt;
  });
}

export type Wish = Search['slices'][number] & Pick<Slice, 'cabin'>;

/** What the same airline offers in place of one slice, the cheapest first; for nothing where it changed the slice itself. Money is in cents. */
export function changeOffers(order: Order, removed: Slice, wish: Wish, now: number) {
  const { travellers } = order.offer;
  const isFree = isOwed(order, 'change', removed);
  const penalty = isFree ? 0 : (penaltyFor('change', [removed], travellers) ?? 0);
  const choice = { cabin: wish.cabin, isReturn: order.slices.length > 1, at: now };
  const { origin, destination, departure_date: date } = wish;
  const journeys = journeysBySeller(origin, destination, date, 1).get(removed.seller.iata) ?? [];
  return journeys
    .filter((flights) => {
      const slices = order.slices.map((slice) => (slice === removed ? { flights } : slice));
      const isOther = journeyKey(flights) !== journeyKey(removed.flights);
      return isOther && firstOf(flights).departsAt > now && isInOrder(slices);
    })
    .flatMap((flights) => fares(flights, choice, travellers))
    .filter(({ brand }) => brand.code === removed.brand.code)
    .map((slice) => {
      const difference = isFree ? 0 : slice.price.total - removed.price.total;
      return {
        id: newId('oco'),
        order,
        removed,
        added: { ...slice, key: newId('change') },
        difference,
        penalty,
        total: difference + penalty,
        newTotal: order.price.total + difference,
        expiresAt: now + LIFETIME,
      };
    })
    .sort((a, b) => a.difference - b.difference)
    .slice(0, MAX_OFFERS);
}

export type ChangeOffer = ReturnType<typeof changeOffers>[number];

export function wireChangeOffer({ order, removed, added, ...offer }: ChangeOffer) {
  const { travellers } = order.offer;
  return {
    id: offer.id,
    expires_at: isoOf(offer.expiresAt),
    change_total_amount: amount(offer.total),
    change_total_currency: CURRENCY,
    new_total_amount: amount(offer.newTotal),
    penalty_amount: amount(offer.penalty),
    refund_to: offer.total < 0 ? 'original_form_of_payment' : null,
    slices: { add: [wireSlice(added, travellers)], remove: [wireSlice(removed, travellers)] },
  };
}
