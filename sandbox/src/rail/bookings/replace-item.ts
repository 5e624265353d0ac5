import type { OfferedTicket } from '../offers/offered';
import { keepTickets } from './adopt-offer';
import { liveAssignments, liveTravelerIds } from './assignments';
import type { Booking, GivenSeat, InEachLanguage, TicketItem } from './booking';
import { newTicketItem } from './create-items';
import { offeredGroups } from './preferences';
import { deliveryOptions } from './sale-rules';
import type { RailSeats } from './seats/rail-seats';

interface Replacement {
  /** one for each leg; those of the old item stay as they are */
  offers: readonly InEachLanguage<OfferedTicket>[];
  services: TicketItem['services'];
  seats: RailSeats;
}

function isOfSegments(
  offers: readonly InEachLanguage<OfferedTicket>[],
): (seat: GivenSeat) => boolean {
  const ids = new Set(offers.flatMap(({ en }) => en.solution.segments.map(({ id }) => id)));
  return ({ segmentId }) => ids.has(segmentId);
}

/** The old item stays and says what took its place: the same people with other trains, and what they keep of the old ones. */
export function replaceItem(
  booking: Booking,
  old: TicketItem,
  { offers, services, seats }: Replacement,
): TicketItem {
  const travelerIds = liveTravelerIds(old);
  const fareOfferIds = liveAssignments(old).map(({ fareOfferId }) => fareOfferId);
  const kept = offers.filter((offer) => old.offers.includes(offer));
  const keep = ({ en, nl }: InEachLanguage<OfferedTicket>): InEachLanguage<OfferedTicket> => ({
    en: keepTickets(en, fareOfferIds, travelerIds),
    nl: keepTickets(nl, fareOfferIds, travelerIds),
  });
  const item = newTicketItem(offers.map((offer) => (kept.includes(offer) ? keep(offer) : offer)));
  const isKept = isOfSegments(kept);
  const groups = offeredGroups(item);

  item.passengers = old.passengers
    .filter(({ id }) => travelerIds.includes(id))
    .map((passenger) => ({ ...passenger }));
  item.delivery =
    deliveryOptions(item).find((option) => option === old.delivery) ?? deliveryOptions(item)[0];
  item.preferences = old.preferences.filter(({ group }) => groups.includes(group));
  const stay = old.services.filter(
    ({ fareOfferId }) =>
      fareOfferIds.includes(fareOfferId) &&
      kept.some(({ en }) => en.offer.fareOffers.some(({ id }) => id === fareOfferId)),
  );
  item.services = [...stay, ...services];
  seats.release(old.seats.filter((seat) => !isKept(seat)));
  item.seats = [
    ...old.seats.filter(isKept),
    ...offers
      .filter((offer) => !kept.includes(offer))
      .flatMap(({ en }) => seats.give(en, { travelerIds, preferences: item.preferences })),
  ];
  old.seats = [];
  // what waits for an answer about a train that stays goes along
  const stays = old.changes.filter(
    ({ legId, status }) => status === 'OPEN' && kept.some(({ en }) => en.leg.id === legId),
  );
  item.changes = stays;
  old.changes = old.changes.filter((change) => !stays.includes(change));
  for (const change of old.changes) if (change.status === 'OPEN') change.status = 'EXCHANGED';
  old.replacedBy = item.id;
  booking.items.splice(booking.items.indexOf(old) + 1, 0, item);
  return item;
}
