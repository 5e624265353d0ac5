import type { FlightOffer } from '@wayfare/api-contract';
import { isSeated } from './seat-choice';

export interface SeatTraveller {
  id: string;
  name: string;
  /** initials, or a number where two share theirs */
  mark: string;
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => word?.charAt(0) ?? '',
  );
  return letters.join('').toUpperCase();
}

/** Everybody with an own seat, in the offer's order. */
export function seatTravellers(
  passengers: FlightOffer['passengers'],
  names: readonly string[],
): SeatTraveller[] {
  const named = passengers.map(({ id, type }, index) => ({ id, type, name: names[index] ?? '' }));
  const seated = named.filter(isSeated).map(({ id, name }) => ({ id, name }));
  const marks = seated.map(({ name }) => initials(name));
  const isClear = new Set(marks).size === marks.length && !marks.includes('');
  return seated.map((traveller, index) => ({
    ...traveller,
    mark: isClear ? (marks[index] ?? '') : String(index + 1),
  }));
}
