import { fareMatrix } from '../fares/fare-matrix';
import { portionsOf } from '../fares/portions';
import { saleRules } from '../fares/terms-of-sale';
import { journeyById } from '../planner/planner';
import { bindingOf } from './return-fares';
import { priced, offerExpiresAt, productsOf, servicesOf, wireTicketOffer } from './ticket-offer';
import { parseTicketLocation } from './tokens';
import { arrivesAt, departsAt } from './windows';
import { wireLeg, wireSolution } from './wire-solution';

export function ticketByLocation(location: string) {
  const token = parseTicketLocation(location);
  const journey = token === undefined ? undefined : journeyById(token.journey);
  if (token === undefined || journey === undefined) return undefined;
  const { leg, travelers, at, comfort, flexibility } = token;
  const portions = portionsOf(journey);
  const offered = { journey, portions, leg, travelers, at };
  const found = fareMatrix(portions, true).find(
    (choice) => choice.comfort === comfort && choice.flexibility === flexibility,
  );
  if (found === undefined) return undefined;
  const choice = priced(found, travelers, at);
  const comforts = choice.fares.flatMap((fare) => fare.portion.rides.map(() => fare.comfort));
  return {
    type: 'point-to-point' as const,
    offer: wireTicketOffer(offered, choice),
    leg: wireLeg(leg),
    solution: wireSolution(journey, comforts),
    products: productsOf([choice]),
    services: servicesOf(portions),
    expiresAt: offerExpiresAt(offered),
    rules: saleRules(portions),
    comfort,
    flexibility,
    /** what a RETURN fare has in common with the one that it is sold with; null for all others */
    boundBy: bindingOf(portions, choice),
    departsAt: departsAt(journey),
    arrivesAt: arrivesAt(journey),
    origin: leg.origin,
    destination: leg.destination,
    searched: travelers,
  };
}

export type OfferedTicket = NonNullable<ReturnType<typeof ticketByLocation>>;
