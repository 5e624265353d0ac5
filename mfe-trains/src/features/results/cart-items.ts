import type { TicketCriteria, TicketSearchResult } from '@wayfare/api-contract';
import { saveOffer } from '../../domain/basket/saved-offer';
import type { NewItem } from '../../state/basket/use-add-to-cart';
import type { Chosen } from './selection';

/** Criteria of one direction: an expired item is searched for by its own legs. */
const ofLegs = (
  { legs, travelers }: TicketCriteria,
  indexes: readonly number[],
): TicketCriteria => ({ legs: legs.filter((_, index) => indexes.includes(index)), travelers });

/** A return fare is one item, other tickets one each (OQ-66). */
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
