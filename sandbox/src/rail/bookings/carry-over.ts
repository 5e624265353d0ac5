import type { OfferedTicket } from '../offers/offered';
import type { WireTicketOffer } from '../wire/wire-types';
import { centsOf, pricesOf } from '../wire/money';
import type { Language } from '../wire/words';
import type { InEachLanguage, Preference, TicketItem } from './booking';
import { assignmentsOfLeg } from './exchange-rules';

type ChosenService = TicketItem['services'][number];

/** An extra of a leg that is exchanged: the same one on the new train, or null where that has none and its price comes back. */
export interface CarriedService {
  legId: string;
  travelerId: string;
  was: ChosenService;
  is: ChosenService | null;
}

type NewOffer = Pick<WireTicketOffer, 'fareOffers' | 'serviceOffers'>;

function onNewTrain(
  { fareOffers, serviceOffers }: NewOffer,
  travelerId: string,
  { serviceId, count }: ChosenService,
  taken: ReadonlySet<string>,
): ChosenService | null {
  const fares = fareOffers.filter((fare) => fare.travelerId === travelerId).map(({ id }) => id);
  const offer = serviceOffers.find(
    (one) =>
      one.serviceId === serviceId &&
      count <= one.maximum &&
      !taken.has(one.id) &&
      one.fareOfferIds.some((id) => fares.includes(id)),
  );
  const fareOfferId = offer?.fareOfferIds.find((id) => fares.includes(id));
  if (offer === undefined || fareOfferId === undefined) return null;
  return {
    serviceOfferId: offer.id,
    serviceId,
    fareOfferId,
    count,
    cents: count * centsOf(offer.prices),
  };
}

/** What becomes of the extras of a leg in exchange for an offer: each goes with the same traveller where the new train has it. */
export function carryServices(item: TicketItem, legId: string, offer: NewOffer): CarriedService[] {
  const taken = new Set<string>();
  return assignmentsOfLeg(item, legId).flatMap(({ fareOfferId, travelerId }) =>
    item.services
      .filter((service) => service.fareOfferId === fareOfferId)
      .map((was) => {
        const is = onNewTrain(offer, travelerId, was, taken);
        if (is !== null) taken.add(is.serviceOfferId);
        return { legId, travelerId, was, is };
      }),
  );
}

export const carriedCents = (carried: readonly CarriedService[]): number =>
  carried.reduce((sum, { is }) => sum + (is?.cents ?? 0), 0);

export function wireCarried(
  { offers }: TicketItem,
  carried: readonly CarriedService[],
  language: Language,
) {
  const services = offers.flatMap((offer) => offer[language].services);
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

export interface WireWish extends Preference {
  outcome: 'KEPT' | 'LOST';
}

/** Wishes for seats stay as long as some train of the item asks for them. */
export function wishesAfter(
  { preferences }: TicketItem,
  offers: readonly InEachLanguage<OfferedTicket>[],
): WireWish[] {
  const groups = new Set(offers.flatMap(({ en }) => en.offer.preferenceGroups));
  return preferences.map((wish) => ({
    ...wish,
    outcome: groups.has(wish.group) ? 'KEPT' : 'LOST',
  }));
}
