import * as v from 'valibot';
import { seal, unseal } from '../wire/seal';
import type { SearchTraveler, TicketSearch } from './search';
import { parseTravelers, travelersText } from './travelers-text';
import { COMFORTS, FLEXIBILITIES, type Comfort, type Flexibility } from '../wire/wire-types';

/* Ids carry what they stand for: the supplier keeps no searches and no offers. They stand in addresses, so they are short. */

const SEARCH = 'tks_';
const TICKET = 'tkt_';

const LegFacts = v.tuple([
  v.string(),
  v.string(),
  v.string(),
  v.string(),
  v.picklist(['after', 'before']),
  v.number(),
]);
const SearchFacts = v.tuple([v.number(), v.string(), v.array(LegFacts)]);
const TicketFacts = v.tuple([
  v.number(),
  v.string(),
  v.string(),
  v.string(),
  v.string(),
  v.string(),
  v.picklist(COMFORTS),
  v.picklist(FLEXIBILITIES),
]);

interface TicketToken {
  at: number;
  leg: { id: string; origin: string; destination: string };
  journey: string;
  travelers: readonly SearchTraveler[];
  comfort: Comfort;
  flexibility: Flexibility;
}

export function searchId({ at, travelers, legs }: TicketSearch): string {
  const facts: v.InferInput<typeof SearchFacts> = [
    at,
    travelersText(travelers),
    legs.map(({ id, origin, destination, departure, window }) => [
      id,
      origin,
      destination,
      departure,
      window.from,
      window.at,
    ]),
  ];
  return seal(SEARCH, facts);
}

export function parseSearchId(text: string): TicketSearch | undefined {
  const parsed = v.safeParse(SearchFacts, unseal(SEARCH, text));
  if (!parsed.success) return undefined;
  const [at, travelers, legs] = parsed.output;
  return {
    at,
    travelers: parseTravelers(travelers),
    legs: legs.map(([id, origin, destination, departure, from, start]) => ({
      id,
      origin,
      destination,
      departure,
      window: { from, at: start },
    })),
  };
}

export function ticketLocation({
  at,
  leg,
  journey,
  travelers,
  comfort,
  flexibility,
}: TicketToken): string {
  const facts: v.InferInput<typeof TicketFacts> = [
    at,
    leg.id,
    leg.origin,
    leg.destination,
    journey,
    travelersText(travelers),
    comfort,
    flexibility,
  ];
  return seal(TICKET, facts);
}

export function parseTicketLocation(location: string): TicketToken | undefined {
  const parsed = v.safeParse(TicketFacts, unseal(TICKET, location));
  if (!parsed.success) return undefined;
  const [at, id, origin, destination, journey, travelers, comfort, flexibility] = parsed.output;
  return {
    at,
    leg: { id, origin, destination },
    journey,
    travelers: parseTravelers(travelers),
    comfort,
    flexibility,
  };
}
