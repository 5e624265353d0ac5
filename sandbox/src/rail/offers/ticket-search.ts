import { fareMatrix } from '../fares/fare-matrix';
import { portionsOf } from '../fares/portions';
import { productCode, wireProduct } from '../fares/products';
import { wireService } from '../fares/services';
import type { Journey } from '../planner/journey';
import type { Language } from '../wire/words';
import { bindReturns, type MadeOffer } from './return-fares';
import { isReturnSearch, wireTravelers, type LegSearch, type TicketSearch } from './search';
import { onSale, priced, type PricedChoice } from './ticket-fares';
import { wireTicketOffer, type OfferedJourney } from './ticket-offer';
import { searchId } from './tokens';
import { journeysOf } from './windows';
import { wireSolution, wireStop } from './wire-solution';
import type { WireProduct, WireService, WireSolution, WireTicketSearch } from '../wire/wire-types';

export function productsOf(choices: readonly PricedChoice[], language: Language): WireProduct[] {
  const products = new Map<string, WireProduct>();
  for (const { portion, fare } of choices.flatMap(({ people }) => people)) {
    const code = productCode(portion, fare);
    if (!products.has(code)) products.set(code, wireProduct(portion, fare, language));
  }
  return [...products.values()];
}

export function servicesOf(
  portions: OfferedJourney['portions'],
  language: Language,
): WireService[] {
  return [...new Set(portions.flatMap(({ profile }) => profile.services))].map((service) =>
    wireService(service, language),
  );
}

interface OfferedLeg {
  leg: LegSearch;
  solutions: WireSolution[];
  offers: MadeOffer[];
}

function offersOfJourney(
  offered: OfferedJourney,
  isReturn: boolean,
  language: Language,
): MadeOffer[] {
  const choices = fareMatrix(offered.portions, isReturn).map((choice) =>
    priced(choice, offered.travelers, offered.at),
  );
  return onSale(choices, offered.travelers).map((choice) => ({
    offered,
    choice,
    wire: wireTicketOffer(offered, choice, language),
  }));
}

function offeredJourney(
  journey: Journey,
  leg: LegSearch,
  { travelers, at }: TicketSearch,
): OfferedJourney {
  return { journey, portions: portionsOf(journey), leg, travelers, at };
}

function offeredLeg(
  leg: LegSearch,
  search: TicketSearch,
  isReturn: boolean,
  language: Language,
): OfferedLeg {
  const journeys = journeysOf(leg, search.at).map((journey) =>
    offeredJourney(journey, leg, search),
  );
  return {
    leg,
    solutions: journeys.map(({ journey, portions }) =>
      wireSolution(
        journey,
        portions.flatMap(({ rides, comforts }) => rides.map(() => comforts[0] ?? 'STANDARD')),
        language,
      ),
    ),
    offers: journeys.flatMap((journey) => offersOfJourney(journey, isReturn, language)),
  };
}

function unusedCards({ travelers }: TicketSearch, choices: readonly PricedChoice[]): string[] {
  const used = new Set(choices.flatMap(({ people }) => people.flatMap(({ cards }) => cards)));
  return [...new Set(travelers.flatMap(({ cards }) => cards.map(({ code }) => code)))].filter(
    (code) => !used.has(code),
  );
}

/** Trains and everything that is sold on them; RETURN fares only where a way back is searched for. */
export function searchTickets(
  search: TicketSearch,
  language: Language,
  isReturn = isReturnSearch(search.legs),
): WireTicketSearch {
  const legs = search.legs.map((leg) => offeredLeg(leg, search, isReturn, language));
  const [out, back] = legs;
  const made = legs.flatMap(({ offers }) => offers);
  const choices = made.map(({ choice }) => choice);
  return {
    id: searchId(search),
    legs: legs.map(({ leg, solutions }) => ({
      id: leg.id,
      origin: wireStop(leg.origin, language),
      destination: wireStop(leg.destination, language),
      solutions,
    })),
    offers: bindReturns(out?.offers ?? [], back?.offers ?? []),
    products: productsOf(choices, language),
    services: servicesOf(
      made.flatMap(({ offered }) => offered.portions),
      language,
    ),
    travelers: wireTravelers(search.travelers),
    unusedCards: unusedCards(search, choices),
    demo: true,
  };
}
