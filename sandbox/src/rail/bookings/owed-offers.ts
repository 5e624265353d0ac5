import type { OfferedTicket } from '../offers/offered';
import type { WireTicketOffer } from '../wire/wire-types';
import { centsOf, pricesOf } from '../wire/money';
import type { TicketItem } from './booking';
import type { CarriedService } from './carry-over';
import { assignmentsOfLeg } from './exchange-rules';

/* Other trains for nothing, in place of one that the railway moved: comparable to what was paid, at what was paid. */

const cheapest = <Offer extends WireTicketOffer>(offers: readonly Offer[]): Offer | undefined =>
  offers.reduce<Offer | undefined>(
    (best, offer) =>
      best === undefined || centsOf(offer.prices) < centsOf(best.prices) ? offer : best,
    undefined,
  );

/** For each train the offer of the comfort and flexibility that were paid, or else the cheapest one. */
export function comparableOffers<Offer extends WireTicketOffer>(
  { comfort, flexibility }: OfferedTicket,
  offers: readonly Offer[],
): Offer[] {
  const same = offers.filter(({ comfortCategory }) => comfortCategory.code === comfort);
  const pool = same.length > 0 ? same : offers;
  return [...new Set(pool.map(({ legSolution }) => legSolution))].flatMap((train) => {
    const own = pool.filter(({ legSolution }) => legSolution === train);
    return own.find((offer) => offer.flexibility.code === flexibility) ?? cheapest(own) ?? [];
  });
}

/** An offer at what each traveller paid for the leg. */
export function atPaidPrice<Offer extends WireTicketOffer>(
  item: TicketItem,
  legId: string,
  offer: Offer,
): Offer {
  const paid = assignmentsOfLeg(item, legId);
  const paidBy = (id: string) =>
    paid
      .filter(({ travelerId }) => travelerId === id)
      .reduce((sum, { fareCents }) => sum + fareCents, 0);
  const named = new Set<string>();
  const fareOffers = offer.fareOffers.map((fare) => {
    const isFirst = !named.has(fare.travelerId);
    named.add(fare.travelerId);
    return { ...fare, prices: pricesOf(isFirst ? paidBy(fare.travelerId) : 0) };
  });
  const cents = fareOffers.reduce((sum, { prices }) => sum + centsOf(prices), 0);
  return { ...offer, fareOffers, prices: pricesOf(cents) };
}

/** An adopted offer at what was paid. */
export function ticketAtPaidPrice(item: TicketItem, offered: OfferedTicket): OfferedTicket {
  const offer = atPaidPrice(item, offered.leg.id, offered.offer);
  return { ...offered, offer, cents: centsOf(offer.prices) };
}

/** Extras that go along cost what they cost. */
export function carriedForNothing(carried: readonly CarriedService[]): CarriedService[] {
  return carried.map((one) =>
    one.is === null ? one : { ...one, is: { ...one.is, cents: one.was.cents } },
  );
}
