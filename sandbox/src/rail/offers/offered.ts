import type { Words } from '../wire/words';
import type { SearchTraveler } from './search';
import type {
  Comfort,
  Flexibility,
  WireArea,
  WireLeg,
  WirePassFacts,
  WirePassOffer,
  WireProduct,
  WireService,
  WireSolution,
  WireTicketOffer,
  WireTraveler,
} from '../wire/wire-types';

/* What a booking is made of: an offer with everything that stands around it in the answer of a search. */

/** How the carriers of an offer deal with what is sold; of several the strictest. */
export interface SaleRules {
  /** how long a prebooking keeps places and prices: 15 minutes to 7 days */
  prebookMinutes: number;
  /** another route may be taken in exchange */
  routeChange: boolean;
  nameChange: {
    allowed: boolean;
    /** both names may change at once: a ticket may go to another person */
    toAnother: boolean;
    reason: Words;
  };
}

interface OfferedFacts {
  location: string;
  /** t1, t2 in the order of the search */
  travelers: readonly WireTraveler[];
  products: readonly WireProduct[];
  cents: number;
  expiresAt: number;
  rules: SaleRules;
}

export interface OfferedTicket extends OfferedFacts {
  type: 'point-to-point';
  offer: WireTicketOffer;
  leg: WireLeg;
  /** its segments have the comfort of this offer */
  solution: WireSolution;
  services: readonly WireService[];
  comfort: Comfort;
  flexibility: Flexibility;
  /** what a RETURN fare has in common with the one that it is sold with; null for all others */
  boundBy: string | null;
  departsAt: number;
  arrivesAt: number;
  hasNightTrain: boolean;
  /** the places that were searched for, and who travels with which cards */
  origin: string;
  destination: string;
  searched: readonly SearchTraveler[];
}

export interface OfferedPass extends OfferedFacts {
  type: 'pass';
  offer: WirePassOffer;
  facts: WirePassFacts;
  area: WireArea;
  validFrom: string;
  validUntil: string;
  /** midnight in Brussels on the first day */
  departsAt: number;
  searched: readonly SearchTraveler[];
}

export type OfferedItem = OfferedTicket | OfferedPass;
