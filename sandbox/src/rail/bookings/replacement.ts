import type { OfferedTicket } from '../offers/offered';
import { centsOf, pricesOf } from '../wire/money';
import { refused } from '../wire/problems';
import type { WireTicketOffer } from '../wire/wire-types';
import type { Language } from '../wire/words';
import {
  inEach,
  liveTickets,
  liveTravelers,
  paidCents,
  sumOf,
  type Booking,
  type ChosenService,
  type InEachLanguage,
  type Item,
  type Ticket,
} from './booking';
import { offeredGroups } from './extras';
import { newItem, onlyTickets, readOffer, ticketsOf } from './items';
import { deliveryOptions } from './sale-rules';
import type { RailSeats } from './seats/rail-seats';
import { feeCents, isOwed, ticketsOfLeg } from './terms';

/** An extra of a leg that is exchanged: the same one on the new train, or null where that has none and its price comes back. */
interface CarriedService {
  legId: string;
  travelerId: string;
  was: ChosenService;
  is: ChosenService | null;
}

interface Cost {
  tickets: Ticket[];
  carried: readonly CarriedService[];
  difference: number;
  fee: number;
}

/** What takes the place of one leg of an item. */
export interface Replacement extends Cost {
  leg: number;
  offer: InEachLanguage<OfferedTicket>;
}

/** Whoever the railway owes another train keeps paying what was paid for the one before. */
function atPaidPrice(tickets: readonly Ticket[], paid: readonly Ticket[]): Ticket[] {
  return tickets.map((ticket, index) => {
    const isOwn = ({ travelerId }: Ticket): boolean => travelerId === ticket.travelerId;
    return { ...ticket, cents: tickets.findIndex(isOwn) === index ? sumOf(paid.filter(isOwn)) : 0 };
  });
}

type Sold = Parameters<typeof ticketsOf>[0] & {
  offer: Pick<WireTicketOffer, 'fareOffers' | 'serviceOffers'>;
};

/** Tickets of an offer for those who hold a leg, with the extras that go along with the same traveller where the new train has them. */
export function costOf(item: Item, leg: number, sold: Sold): Cost {
  const old = ticketsOfLeg(item, leg);
  const isFree = isOwed(item, leg);
  const sale = ticketsOf(sold, leg, liveTravelers(item));
  const tickets = isFree ? atPaidPrice(sale, old) : sale;
  const taken = new Set<string>();
  const carry = (was: ChosenService, travelerId: string): ChosenService | null => {
    const fares = tickets.filter((ticket) => ticket.travelerId === travelerId);
    const offer = sold.offer.serviceOffers.find(
      ({ id, serviceId, maximum, fareOfferIds }) =>
        serviceId === was.serviceId &&
        was.count <= maximum &&
        !taken.has(id) &&
        fares.some(({ fareOfferId }) => fareOfferIds.includes(fareOfferId)),
    );
    const [fareOfferId] = offer?.fareOfferIds ?? [];
    if (offer === undefined || fareOfferId === undefined) return null;
    taken.add(offer.id);
    const cents = isFree ? was.cents : was.count * centsOf(offer.prices);
    return { ...was, serviceOfferId: offer.id, fareOfferId, cents };
  };
  const carried = old.flatMap(({ fareOfferId, travelerId }) =>
    item.services
      .filter((service) => service.fareOfferId === fareOfferId)
      .map((was) => ({
        legId: item.legs[leg]?.en.leg.id ?? '',
        travelerId,
        was,
        is: carry(was, travelerId),
      })),
  );
  const fee = feeCents(item, old, 'exchange');
  const cents = sumOf(tickets) + sumOf(carried.flatMap(({ is }) => is ?? []));
  return { tickets, carried, fee, difference: cents - paidCents(item, old) + fee };
}

export function replacementAt(item: Item, leg: number, location: string, now: number): Replacement {
  const details = { unknown: location, lapsed: location };
  const [found] = onlyTickets(readOffer(location, now, details));
  const id = item.legs[leg]?.en.leg.id;
  if (found === undefined || id === undefined) throw refused('not-found', location);
  const offer = inEach((language) => ({
    ...found[language],
    leg: { ...found[language].leg, id },
  }));
  return { leg, offer, ...costOf(item, leg, offer.en) };
}

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

/** Wishes for seats stay as long as some train of the item asks for them. */
export function wireWishes({ preferences }: Item, legs: Item['legs']) {
  const groups = offeredGroups({ legs });
  return preferences.map((wish) => ({
    ...wish,
    outcome: groups.includes(wish.group) ? ('KEPT' as const) : ('LOST' as const),
  }));
}

export function wireCarried(
  { legs }: Item,
  carried: readonly CarriedService[],
  language: Language,
) {
  const services = legs.flatMap((leg) => leg[language].services);
  return carried.map(({ legId, travelerId, was, is }) => ({
    serviceId: was.serviceId,
    label: services.find(({ id }) => id === was.serviceId)?.label ?? '',
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
export function replaceItem(
  booking: Booking,
  old: Item,
  replaced: readonly Replacement[],
  seats: RailSeats,
): void {
  const isKept = ({ leg }: { leg: number }): boolean => replaced.every((one) => one.leg !== leg);
  const stay = liveTickets(old).filter(isKept);
  const bought = replaced.flatMap(({ tickets }) => tickets);
  const item = newItem({
    legs: legsAfter(old, replaced),
    pass: null,
    travelers: liveTravelers(old),
    tickets: [...stay, ...bought]
      .map((ticket) => ({ ...ticket }))
      .toSorted((a, b) => a.leg - b.leg),
  });
  const has = ({ id }: { id: string }): boolean => item.travelers.some((one) => one.id === id);
  const options = deliveryOptions(item);
  item.passengers = old.passengers.filter(has);
  item.delivery = options.find((option) => option === old.delivery) ?? options[0];
  item.preferences = old.preferences.filter(({ group }) => offeredGroups(item).includes(group));
  item.services = [
    ...old.services.filter((one) =>
      stay.some(({ fareOfferId }) => fareOfferId === one.fareOfferId),
    ),
    ...replaced.flatMap(({ carried }) => carried.flatMap(({ is }) => is ?? [])),
  ];
  const stays = old.seats.filter(({ segmentId }) =>
    stay.some(({ segmentIds }) => segmentIds.includes(segmentId)),
  );
  seats.release(old.seats.filter((seat) => !stays.includes(seat)));
  item.seats = [...stays, ...seats.give(item, bought)];
  old.seats = [];
  // what waits for an answer about a train that stays goes along
  const isWaiting = (change: Item['changes'][number]): boolean =>
    change.status === 'OPEN' && isKept(change);
  item.changes = old.changes.filter(isWaiting);
  old.changes = old.changes.filter((change) => !isWaiting(change));
  for (const change of old.changes) if (change.status === 'OPEN') change.status = 'EXCHANGED';
  old.replacedBy = item.id;
  booking.items.splice(booking.items.indexOf(old) + 1, 0, item);
}
