import * as v from 'valibot';
import { RAIL_CARDS } from '../fares/rail-cards';
import type { SearchTraveler } from './search';

/* Nine people with three cards each fit into an address: `40.1.12,8`, cards by their place in the list. */

export function travelersText(travelers: readonly SearchTraveler[]): string {
  const placeOf = (wanted: string) => RAIL_CARDS.findIndex(({ code }) => code === wanted);
  return travelers
    .map(({ age, cards }) => [age, ...cards.map(({ code }) => placeOf(code))].join('.'))
    .join(',');
}

/** Reads that text back. */
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
