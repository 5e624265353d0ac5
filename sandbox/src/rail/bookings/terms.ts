import { HOUR } from '../../kit/zones';
import { centsOfAmount } from '../wire/money';
import type { Booking } from './bookings';
import type { Item } from './item';
import type { Ticket } from './items';

type Way = 'refund' | 'exchange';

/** The railway's own changes for which tickets are given back or exchanged for nothing, whatever their fare says: all of an item, and single legs. */
function owedFor(item: Item, tickets: readonly Ticket[], way: Way) {
  if (way === 'refund') return item.owed('REFUND');
  return item.owed('EXCHANGE').filter((change) => tickets.some(({ leg }) => leg === change.leg));
}

/** The last moment to give tickets back or to exchange them; none where one of them does not allow that. */
export function lastMoment(item: Item, tickets: readonly Ticket[], way: Way): number {
  const owed = owedFor(item, tickets, way);
  if (tickets.length === 0) return -Infinity;
  if (owed.length > 0) return Math.max(...owed.map((change) => change.answerableUntil));
  const offers = item.offers;
  const moments = tickets.map(({ leg, product: { [way]: term } }) => {
    const departsAt = offers[leg]?.departsAt ?? 0;
    return term.allowed ? departsAt - term.hoursBefore * HOUR : -Infinity;
  });
  return Math.min(...moments);
}

export const ticketsOfLeg = (item: Item, leg: number): Ticket[] =>
  item.live.filter((ticket) => ticket.leg === leg);

/** What is kept of tickets: a share of each price and a fee for each traveller and product, at most all of it. */
export function feeCents(item: Item, tickets: readonly Ticket[], way: Way): number {
  if (owedFor(item, tickets, way).length > 0) return 0;
  return tickets.reduce((sum, { travelerId, product }, index) => {
    const together = tickets.filter(
      (other) => other.travelerId === travelerId && other.product.code === product.code,
    );
    if (together[0] !== tickets[index]) return sum;
    const paid = item.paid(together);
    const { feePercent, fee } = product[way];
    return sum + Math.min(paid, Math.round((paid * feePercent) / 100) + centsOfAmount(fee));
  }, 0);
}

export function cancellationOf(booking: Booking, item: Item, now: number) {
  const live = booking.holds(item) ? item.live : [];
  const all = item.liveTravelers.map(({ id }) => live.filter((one) => one.travelerId === id));
  const groups = all.filter((tickets) => now < lastMoment(item, tickets, 'refund'));
  return {
    isWhole: groups.length > 0 && groups.length === all.length,
    isPartial: groups.length > 0 && all.length > 1,
    groups,
  };
}

export const canExchangeLeg = (item: Item, leg: number, now: number): boolean =>
  now < lastMoment(item, ticketsOfLeg(item, leg), 'exchange');

export const isOwed = (item: Item, leg: number): boolean =>
  item.owed('EXCHANGE').some((change) => change.leg === leg);

export function exchangeOf(booking: Booking, item: Item, now: number) {
  const eligible =
    booking.holds(item) && item.legs.some((_, leg) => canExchangeLeg(item, leg, now));
  const mayChangeRoute =
    item.legs.every(({ rules }) => rules.routeChange) &&
    !item.legs.some((_, leg) => isOwed(item, leg));
  return { eligible, routeChangePossible: eligible && mayChangeRoute };
}
