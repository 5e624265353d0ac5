import type { OfferedTicket } from '../offers/offered';
import type { WireFareOffer } from '../wire/wire-types';

/** Fares of a search of its own, for the travellers of an item in the same order. */
export function renameTravelers(
  fareOffers: readonly WireFareOffer[],
  found: readonly { id: string }[],
  travelerIds: readonly string[],
): WireFareOffer[] {
  return fareOffers.map((fare) => ({
    ...fare,
    travelerId: travelerIds[found.findIndex(({ id }) => id === fare.travelerId)] ?? fare.travelerId,
  }));
}

/** An offer that was found in exchange becomes a leg of an item. */
export function adoptOffer(
  offered: OfferedTicket,
  legId: string,
  travelerIds: readonly string[],
): OfferedTicket {
  return {
    ...offered,
    leg: { ...offered.leg, id: legId },
    travelers: offered.travelers.map((traveler, index) => ({
      ...traveler,
      id: travelerIds[index] ?? traveler.id,
    })),
    offer: {
      ...offered.offer,
      leg: legId,
      fareOffers: renameTravelers(offered.offer.fareOffers, offered.travelers, travelerIds),
    },
  };
}

/** What is left of an offer when some of its tickets were given back. */
export function keepTickets(
  offered: OfferedTicket,
  fareOfferIds: readonly string[],
  travelerIds: readonly string[],
): OfferedTicket {
  return {
    ...offered,
    searched: offered.searched.filter((_, index) =>
      travelerIds.includes(offered.travelers[index]?.id ?? ''),
    ),
    travelers: offered.travelers.filter(({ id }) => travelerIds.includes(id)),
    offer: {
      ...offered.offer,
      fareOffers: offered.offer.fareOffers.filter(({ id }) => fareOfferIds.includes(id)),
    },
  };
}
