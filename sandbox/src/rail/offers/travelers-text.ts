import { RAIL_CARDS } from '../fares/rail-cards';
import type { SearchTraveler } from './search';

/* Nine people with three cards each fit into an address: `40.1.12,8`, cards by their place in the list. */

export function travelersText(travelers: readonly SearchTraveler[]): string {
  return travelers
    .map(({ age, cards }) =>
      [age, ...cards.map(({ code }) => RAIL_CARDS.findIndex((card) => card.code === code))].join(
        '.',
      ),
    )
    .join(',');
}

export function parseTravelers(text: string): SearchTraveler[] {
  return text.split(',').map((one) => {
    const [age = 0, ...cards] = one.split('.').map(Number);
    return {
      age,
      cards: cards.flatMap((place) => RAIL_CARDS[place] ?? []).map(({ code }) => ({ code })),
    };
  });
}
