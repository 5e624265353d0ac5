import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { RAIL_CARDS } from '../fares/rail-cards';
import { COMFORTS, FLEXIBILITIES } from '../wire/codes';
import { LegSearchSchema, type SearchTraveler, type TicketSearch } from './search';

/** The same in every process: what was given out before a restart still counts. */
const KEY = 'rail-sandbox';
const MARK = 12;

function markOf(text: string): string {
  return createHmac('sha256', KEY).update(text).digest('base64url').slice(0, MARK);
}

/* Nine people with three cards each fit into an address: `40.1.12,8`, cards by their place in the list. */

export function travelersText(travelers: readonly SearchTraveler[]): string {
  const placeOf = (wanted: string) => RAIL_CARDS.findIndex(({ code }) => code === wanted);
  return travelers
    .map(({ age, cards }) => [age, ...cards.map(({ code }) => placeOf(code))].join('.'))
    .join(',');
}

export const SealedTravelers = v.pipe(
  v.string(),
  v.transform((text): readonly SearchTraveler[] =>
    text.split(',').map((one): SearchTraveler => {
      const [age = 0, ...cards] = one.split('.').map(Number);
      return {
        age,
        cards: cards.flatMap((place) => RAIL_CARDS[place] ?? []).map(({ code }) => ({ code })),
      };
    }),
  ),
);

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

export function readSealed<const Schema extends v.GenericSchema>(
  schema: Schema,
  prefix: string,
  id: string,
): v.InferOutput<Schema> | undefined {
  const [text = '', mark] = id.slice(prefix.length).split('.');
  if (!id.startsWith(prefix) || mark !== markOf(prefix + text)) return undefined;
  const facts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  const parsed = v.safeParse(schema, facts);
  return parsed.success ? parsed.output : undefined;
}

export function sealed(
  prefix: string,
  facts: Pick<TicketSearch, 'travelers'> & Readonly<Record<string, unknown>>,
): string {
  const json = JSON.stringify({ ...facts, travelers: travelersText(facts.travelers) });
  const text = Buffer.from(json).toString('base64url');
  return `${prefix}${text}.${markOf(prefix + text)}`;
}

export const searchId = ({ at, travelers, legs }: TicketSearch): string =>
  sealed('tks_', { at, travelers, legs });
export const parseSearchId = (id: string): TicketSearch | undefined =>
  readSealed(SearchFacts, 'tks_', id);

export function ticketLocation({ leg, ...token }: TicketToken): string {
  const { id, origin, destination } = leg;
  return sealed('tkt_', { ...token, leg: { id, origin, destination } });
}
export const parseTicketLocation = (location: string): TicketToken | undefined =>
  readSealed(TicketFacts, 'tkt_', location);
