import { fareMatrix } from '../fares/fare-matrix';
import { comfortRank } from '../fares/grades';
import { portionsOf } from '../fares/portions';
import type { Comfort } from '../wire/codes';
import {
  checkLegs,
  isReturnSearch,
  wireTravelers,
  type SearchLeg,
  type SearchTraveler,
  type TicketSearch,
} from './search';
import { bindReturns, type MadeOffer } from './return-fares';
import {
  onSale,
  priced,
  productsOf,
  servicesOf,
  wireTicketOffer,
  type OfferedJourney,
} from './ticket-offer';
import { searchId } from './tokens';
import { journeysOf } from './windows';
import { wireLeg, wireSolution } from './wire-solution';

function offersOf(offered: OfferedJourney, isReturn: boolean): MadeOffer[] {
  const { portions, travelers, at } = offered;
  const choices = fareMatrix(portions, isReturn).map((choice) => priced(choice, travelers, at));
  return onSale(choices, travelers).map((choice) => ({
    offered,
    choice,
    wire: wireTicketOffer(offered, choice),
  }));
}

export function searchTickets(search: TicketSearch, isReturn = isReturnSearch(search.legs)) {
  const { travelers, at } = search;
  const legs = search.legs.map((leg) => {
    const journeys = journeysOf(leg, at).map((journey) => {
      return { journey, portions: portionsOf(journey), leg, travelers, at };
    });
    return { leg, journeys, made: journeys.flatMap((one) => offersOf(one, isReturn)) };
  });
  const [out, back] = legs;
  const made = legs.flatMap((leg) => leg.made);
  const choices = made.map(({ choice }) => choice);
  const helpful = choices.flatMap(({ people }) => people.flatMap(({ cards }) => cards));
  const held = travelers.flatMap(({ cards }) => cards.map(({ code }) => code));
  return {
    id: searchId(search),
    legs: legs.map(({ leg, journeys }) => ({
      ...wireLeg(leg),
      solutions: journeys.map(({ journey, portions }) =>
        wireSolution(
          journey,
          portions.flatMap(({ rides, comforts }) => rides.map(() => comforts[0] ?? 'STANDARD')),
        ),
      ),
    })),
    offers: bindReturns(out?.made ?? [], back?.made ?? []),
    products: productsOf(choices),
    services: servicesOf(made.flatMap(({ offered }) => offered.portions)),
    travelers: wireTravelers(travelers),
    unusedCards: [...new Set(held)].filter((code) => !helpful.includes(code)),
    demo: true as const,
  };
}

/** Other tickets for legs of a booking, which keep their ids. Throws INVALID where the legs cannot be searched for. */
export function exchangeOffers(search: {
  legs: readonly (SearchLeg & { id: string })[];
  travelers: readonly SearchTraveler[];
  comfort: Comfort;
  now: number;
}) {
  const { travelers, comfort, now } = search;
  const legs = checkLegs(search.legs, now);
  const found = searchTickets({ legs, travelers, at: now }, false);
  const offers = found.offers.filter(
    ({ comfortCategory }) => comfortRank(comfortCategory.code) >= comfortRank(comfort),
  );
  const fares = offers.flatMap(({ fareOffers }) => fareOffers.flatMap((offer) => offer.fares));
  const codes = new Set(fares.map(({ productCode }) => productCode));
  return { ...found, offers, products: found.products.filter(({ code }) => codes.has(code)) };
}
