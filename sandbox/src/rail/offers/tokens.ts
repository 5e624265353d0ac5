import * as v from 'valibot';
import { seal, unseal } from '../wire/seal';
import { COMFORTS, FLEXIBILITIES } from '../wire/codes';
import { LegSearchSchema, type TicketSearch } from './search';
import { SealedTravelers, travelersText } from './travelers-text';

/* Ids carry what they stand for: the supplier keeps no searches and no offers. They stand in addresses, so they are short. */

const SearchFacts = v.object({
  at: v.number(),
  travelers: SealedTravelers,
  legs: v.array(LegSearchSchema),
});
const TicketFacts = v.object({
  at: v.number(),
  travelers: SealedTravelers,
  leg: v.object({ id: v.string(), origin: v.string(), destination: v.string() }),
  journey: v.string(),
  comfort: v.picklist(COMFORTS),
  flexibility: v.picklist(FLEXIBILITIES),
});
type TicketToken = v.InferOutput<typeof TicketFacts>;

/** What an id of a kind says; undefined for one that was never given out. */
export function readSealed<const Schema extends v.GenericSchema>(
  schema: Schema,
  prefix: string,
  id: string,
): v.InferOutput<Schema> | undefined {
  const parsed = v.safeParse(schema, unseal(prefix, id));
  return parsed.success ? parsed.output : undefined;
}

export function sealWithTravelers(
  prefix: string,
  facts: Pick<TicketSearch, 'travelers'> & Readonly<Record<string, unknown>>,
): string {
  return seal(prefix, { ...facts, travelers: travelersText(facts.travelers) });
}

export const searchId = ({ at, travelers, legs }: TicketSearch): string =>
  sealWithTravelers('tks_', { at, travelers, legs });
export const parseSearchId = (id: string): TicketSearch | undefined =>
  readSealed(SearchFacts, 'tks_', id);

export function ticketLocation({ leg, ...token }: TicketToken): string {
  const { id, origin, destination } = leg;
  return sealWithTravelers('tkt_', { ...token, leg: { id, origin, destination } });
}
export const parseTicketLocation = (location: string): TicketToken | undefined =>
  readSealed(TicketFacts, 'tkt_', location);
