import type { OfferedTicket } from '../offers/ticket-by-location';
import type { WireTicketOffer } from '../offers/ticket-offer';
import { centsOf, pricesOf } from '../wire/money';
import { refused } from '../wire/problems';
import type { Booking } from './bookings';
import { sumOf, type ChosenService, Item } from './item';
import { readOffer, ticketsOf, type Ticket } from './items';
import type { GivenSeat } from './seats/rail-seats';
import { feeCents, isOwed, ticketsOfLeg } from './terms';

/** Whoever the railway owes another train keeps paying what was paid for the one before. */
function atPaidPrice(tickets: readonly Ticket[], paid: readonly Ticket[]): Ticket[] {
  return tickets.map((ticket, index) => {
    const isOwn = ({ travelerId }: Ticket): boolean => travelerId === ticket.travelerId;
    return { ...ticket, cents: tickets.findIndex(isOwn) === index ? sumOf(paid.filter(isOwn)) : 0 };
  });
}

/** Tickets of an offer for those who hold a leg; extras go along with the same traveller where the new train has them. */
export function replacementAt(
  item: Item,
  { leg, location, now }: { leg: number; location: string; now: number },
  isFree = isOwed(item, leg),
) {
  const found = readOffer(location, now, location);
  const id = item.legs[leg]?.leg.id;
  if (found.type === 'pass' || id === undefined) throw refused('not-found', location);
  const offer = { ...found, leg: { ...found.leg, id } };
  const old = ticketsOfLeg(item, leg);
  const sold = ticketsOf(offer, leg, item.liveTravelers);
  const tickets = isFree ? atPaidPrice(sold, old) : sold;
  const taken = new Set<string>();
  const carry = (was: ChosenService, travelerId: string): ChosenService | null => {
    const own = tickets.filter((ticket) => ticket.travelerId === travelerId);
    const same = offer.offer.serviceOffers.find(
      (one) =>
        one.serviceId === was.serviceId &&
        was.count <= one.maximum &&
        !taken.has(one.id) &&
        own.some(({ fareOfferId }) => one.fareOfferIds.includes(fareOfferId)),
    );
    if (same === undefined) return null;
    taken.add(same.id);
    const [fareOfferId = ''] = same.fareOfferIds;
    const cents = isFree ? was.cents : was.count * centsOf(same.prices);
    return { ...was, serviceOfferId: same.id, fareOfferId, cents };
  };
  const carried = old.flatMap(({ fareOfferId, travelerId }) =>
    item.services
      .filter((service) => service.fareOfferId === fareOfferId)
      .map((was) => ({ legId: id, travelerId, was, is: carry(was, travelerId) })),
  );
  const fee = feeCents(item, old, 'exchange');
  const cents = sumOf(tickets) + sumOf(carried.flatMap(({ is }) => is ?? []));
  return { leg, offer, tickets, carried, fee, difference: cents - item.paid(old) + fee };
}

export type Replacement = ReturnType<typeof replacementAt>;

/** In place of a train that the railway moved: for each train the comfort and flexibility that were paid, or else the cheapest. */
export function comparableOffers(
  { comfort, flexibility }: OfferedTicket,
  offers: readonly WireTicketOffer[],
): WireTicketOffer[] {
  const same = offers.filter(({ comfortCategory }) => comfortCategory.code === comfort);
  const pool = (same.length > 0 ? same : offers).toSorted(
    (a, b) => centsOf(a.prices) - centsOf(b.prices),
  );
  return [...new Set(offers.map(({ legSolution }) => legSolution))].flatMap((train) => {
    const own = pool.filter(({ legSolution }) => legSolution === train);
    return own.find((offer) => offer.flexibility.code === flexibility) ?? own[0] ?? [];
  });
}

export function wireCarried(carried: Replacement['carried']) {
  return carried.map(({ legId, travelerId, was, is }) => ({
    serviceId: was.serviceId,
    label: was.label,
    legId,
    travelerId,
    count: was.count,
    outcome: is === null ? ('REFUNDED' as const) : ('KEPT' as const),
    prices: pricesOf(was.cents),
    newPrices: pricesOf(is?.cents ?? 0),
  }));
}

export const legsAfter = ({ legs }: Item, replaced: readonly Replacement[]): Item['legs'] =>
  legs.map((leg, place) => replaced.find((one) => one.leg === place)?.offer ?? leg);

/** The old item stays and says what took its place: the same people with other trains, and what they keep of the old ones. */
export function replaceItem(booking: Booking, old: Item, replaced: readonly Replacement[]): void {
  const isKept = ({ leg }: { leg: number }): boolean => replaced.every((one) => one.leg !== leg);
  const stay = old.live.filter(isKept);
  const bought = replaced.flatMap(({ tickets }) => tickets);
  const tickets = [...stay, ...bought]
    .map((ticket) => ({ ...ticket }))
    .toSorted((a, b) => a.leg - b.leg);
  const item = new Item(legsAfter(old, replaced), null, old.liveTravelers, tickets);
  const has = ({ id }: { id: string }): boolean => item.travelers.some((one) => one.id === id);
  item.passengers = old.passengers.filter(has);
  item.delivery = item.deliveries.find((option) => option === old.delivery) ?? item.deliveries[0];
  item.preferences = old.preferences;
  item.services = [
    ...old.services.filter((one) =>
      stay.some(({ fareOfferId }) => fareOfferId === one.fareOfferId),
    ),
    ...replaced.flatMap(({ carried }) => carried.flatMap(({ is }) => is ?? [])),
  ];
  const isOnTrainThatStays = ({ segmentId }: GivenSeat): boolean =>
    stay.some(({ segmentIds }) => segmentIds.includes(segmentId));
  item.seats = [...old.seats.filter(isOnTrainThatStays), ...booking.seats.give(item, bought)];
  old.seats = [];
  const isWaiting = (change: Item['changes'][number]): boolean =>
    change.status === 'OPEN' && isKept(change);
  item.changes = old.changes.filter(isWaiting);
  old.changes = old.changes.filter((change) => !isWaiting(change));
  for (const change of old.changes) if (change.status === 'OPEN') change.status = 'EXCHANGED';
  old.replacedBy = item.id;
  booking.items = booking.items.toSpliced(booking.items.indexOf(old) + 1, 0, item);
}
