import { mainPortion } from '../fares/portions';
import type { OfferedJourney, WireTicketOffer, PricedChoice } from './ticket-offer';
import { arrivesAt, departsAt } from './windows';

export interface MadeOffer {
  offered: OfferedJourney;
  choice: PricedChoice;
  wire: WireTicketOffer;
}

/** What two RETURN fares need in common: the carrier that binds them, and the comfort. */
export function bindingOf(
  portions: OfferedJourney['portions'],
  { comfort, flexibility }: Pick<PricedChoice, 'comfort' | 'flexibility'>,
): string | null {
  const main = mainPortion(portions);
  return flexibility === 'RETURN' && main !== undefined ? `${main.code}/${comfort}` : null;
}

function arePartners(out: MadeOffer, back: MadeOffer): boolean {
  const binding = bindingOf(out.offered.portions, out.choice);
  return (
    binding !== null &&
    binding === bindingOf(back.offered.portions, back.choice) &&
    departsAt(back.offered.journey) >= arrivesAt(out.offered.journey)
  );
}

/** Names the partners of RETURN offers, and leaves out those that have none. */
export function bindReturns(
  outs: readonly MadeOffer[],
  backs: readonly MadeOffer[],
): WireTicketOffer[] {
  const pairs = outs.flatMap((out) =>
    backs.filter((back) => arePartners(out, back)).map((back) => [out, back]),
  );
  const partnersOf = (offer: MadeOffer) =>
    pairs
      .filter((pair) => pair.includes(offer))
      .flatMap((pair) => pair.filter((one) => one !== offer));
  return [...outs, ...backs]
    .map((offer) => ({
      ...offer.wire,
      compatibleOffers: partnersOf(offer).map(({ wire }) => wire.id),
    }))
    .filter(
      ({ flexibility, compatibleOffers }) =>
        flexibility.code !== 'RETURN' || compatibleOffers.length > 0,
    );
}
