import { fareChoice } from '../fares/fare-matrix';
import { portionsOf } from '../fares/portions';
import { saleRules } from '../fares/sale-rules';
import { journeyById } from '../planner/planner';
import type { Language } from '../wire/words';
import type { OfferedTicket } from './offered';
import { bindingOf } from './return-fares';
import { priced } from './ticket-fares';
import { offerExpiresAt, wireTicketOffer } from './ticket-offer';
import { wireTravelers } from './search';
import { productsOf, servicesOf } from './ticket-search';
import { parseTicketLocation } from './tokens';
import { arrivesAt, departsAt } from './windows';
import { wireSolution, wireStop } from './wire-solution';

/** A ticket as it was offered, whenever it is asked for. */
export function ticketByLocation(location: string, language: Language): OfferedTicket | undefined {
  const token = parseTicketLocation(location);
  const journey = token === undefined ? undefined : journeyById(token.journey);
  if (token === undefined || journey === undefined) return undefined;
  const { leg, travelers, at, comfort, flexibility } = token;
  const portions = portionsOf(journey);
  const found = fareChoice(portions, token);
  if (found === undefined) return undefined;
  const choice = priced(found, travelers, at);
  const offered = { journey, portions, leg, travelers, at };
  return {
    type: 'point-to-point',
    location,
    offer: wireTicketOffer(offered, choice, language),
    leg: {
      id: leg.id,
      origin: wireStop(leg.origin, language),
      destination: wireStop(leg.destination, language),
    },
    solution: wireSolution(
      journey,
      choice.fares.flatMap((fare) => fare.portion.rides.map(() => fare.comfort)),
      language,
    ),
    products: productsOf([choice], language),
    services: servicesOf(portions, language),
    travelers: wireTravelers(travelers),
    cents: choice.cents,
    expiresAt: offerExpiresAt(offered),
    rules: saleRules(portions),
    comfort,
    flexibility,
    boundBy: bindingOf(portions, choice),
    departsAt: departsAt(journey),
    arrivesAt: arrivesAt(journey),
    hasNightTrain: journey.rides.some(({ kind }) => kind === 'night'),
    origin: leg.origin,
    destination: leg.destination,
    searched: travelers,
  };
}
