import type { TicketCriteria, TicketSearchResult } from '@wayfare/api-contract';
import { saveOffer } from '../../domain/basket/saved-offer';
import type { NewItem } from '../../state/basket/use-add-to-cart';
import type { Chosen } from './selection';

/** The criteria of one direction alone: an item that has lapsed is looked for by what it is made of. */
const ofLegs = (
  { legs, travelers }: TicketCriteria,
  indexes: readonly number[],
): TicketCriteria => ({ legs: legs.filter((_, index) => indexes.includes(index)), travelers });

/** Tickets as they go into the cart: those of a return fare are one item, others an item each (OQ-66). */
export function ticketItems(
  result: TicketSearchResult,
  criteria: TicketCriteria,
  chosen: readonly Chosen[],
): NewItem[] {
  const offers = chosen.map(({ offer }) => offer);
  const [out, back] = offers;
  const isBound = out !== undefined && back !== undefined && out.compatibleOffers.includes(back.id);
  const groups = isBound ? [offers] : offers.map((offer) => [offer]);
  return groups.map((group) => ({
    offerLocations: group.map(({ location }) => location),
    criteria: ofLegs(
      criteria,
      group.map((offer) => offers.indexOf(offer)),
    ),
    saved: saveOffer(result, group),
  }));
}
