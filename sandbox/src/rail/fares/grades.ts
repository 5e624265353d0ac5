import comforts from '../data/comforts.json';
import flexibilities from '../data/flexibilities.json';
import type { Comfort, Flexibility } from '../wire/codes';

/** A sleeper has the rank of first class on the way to it; the factors are of the price against the simplest, and of a seat's beside a pass. */
export const COMFORT_FACTS = comforts;

/** What a fare allows, and what it costs against the cheapest: a factor and cents on top. */
export const FLEXIBILITY_FACTS = flexibilities;

export const comfortRank = (comfort: Comfort): number => COMFORT_FACTS[comfort].rank;

export const wireComfort = (code: Comfort) => ({ code, label: COMFORT_FACTS[code].label });

export function wireFlexibility(code: Flexibility) {
  const { label, level } = FLEXIBILITY_FACTS[code];
  return { code, level: String(level), label };
}

/** What somebody travels in on a train of a journey: the wish, or the best below it. */
export function nearestComfort(wanted: Comfort, sold: readonly Comfort[]): Comfort | undefined {
  return sold.filter((comfort) => comfortRank(comfort) <= comfortRank(wanted)).at(-1) ?? sold[0];
}

/** The fare that a carrier gives to an offer: the one that is asked for, or the next that allows as much. */
export function leastFlexibility(
  wanted: Flexibility,
  sold: readonly Flexibility[],
): Flexibility | undefined {
  const { level } = FLEXIBILITY_FACTS[wanted];
  return sold.includes(wanted)
    ? wanted
    : sold.find((other) => other !== 'RETURN' && FLEXIBILITY_FACTS[other].level >= level);
}
