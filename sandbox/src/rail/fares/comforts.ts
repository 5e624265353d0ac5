import type { Language, Words } from '../wire/words';
import type { Comfort, WireComfort } from '../wire/wire-types';

const LABELS: Readonly<Record<Comfort, Words>> = {
  STANDARD: { en: 'Standard (2nd class)', nl: 'Standaard (2e klas)' },
  COMFORT: { en: 'Comfort (1st class)', nl: 'Comfort (1e klas)' },
  PREMIER: { en: 'Premier', nl: 'Premier' },
  SEAT: { en: 'Seat', nl: 'Zitplaats' },
  COUCHETTE: { en: 'Couchette', nl: 'Ligplaats' },
  SLEEPER: { en: 'Sleeper', nl: 'Slaapcabine' },
};

/** Comforts of day trains and of night trains in the same order: a sleeper goes with first class on the way to it. */
const RANKS: Readonly<Record<Comfort, number>> = {
  STANDARD: 1,
  SEAT: 1,
  COUCHETTE: 2,
  COMFORT: 3,
  SLEEPER: 3,
  PREMIER: 4,
};

/** Price against the simplest. */
export const COMFORT_FACTORS: Readonly<Record<Comfort, number>> = {
  STANDARD: 1,
  COMFORT: 1.45,
  PREMIER: 2.1,
  SEAT: 0.85,
  COUCHETTE: 1.4,
  SLEEPER: 2.5,
};

export function comfortRank(comfort: Comfort): number {
  return RANKS[comfort];
}

export function wireComfort(code: Comfort, language: Language): WireComfort {
  return { code, label: LABELS[code][language] };
}

/** What somebody travels in on a train of a journey: the wish, or the best below it. */
export function nearestComfort(wanted: Comfort, sold: readonly Comfort[]): Comfort | undefined {
  return sold.filter((comfort) => comfortRank(comfort) <= comfortRank(wanted)).at(-1) ?? sold[0];
}
