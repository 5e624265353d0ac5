import comforts from '../data/comforts.json';
import type { Language } from '../wire/words';
import type { Comfort, WireComfort } from '../wire/wire-types';

/**
 * Comforts of day trains and of night trains in the same order of ranks: a sleeper goes with first class on the way to
 * it. The factor is of the price against the simplest.
 */
export const COMFORT_FACTS: Readonly<
  Record<Comfort, { en: string; nl: string; rank: number; factor: number }>
> = comforts;

export function comfortRank(comfort: Comfort): number {
  return COMFORT_FACTS[comfort].rank;
}

export function wireComfort(code: Comfort, language: Language): WireComfort {
  return { code, label: COMFORT_FACTS[code][language] };
}

/** What somebody travels in on a train of a journey: the wish, or the best below it. */
export function nearestComfort(wanted: Comfort, sold: readonly Comfort[]): Comfort | undefined {
  return sold.filter((comfort) => comfortRank(comfort) <= comfortRank(wanted)).at(-1) ?? sold[0];
}
