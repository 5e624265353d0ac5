import flexibilities from '../data/flexibilities.json';
import type { Language } from '../wire/words';
import type { Flexibility, WireFlexibility } from '../wire/wire-types';

/** What a fare is called, how much it allows, and what it costs against the cheapest: a factor and cents on top. */
export const FLEXIBILITY_FACTS: Readonly<
  Record<Flexibility, { en: string; nl: string; level: number; factor: number; extra: number }>
> = flexibilities;

export function wireFlexibility(code: Flexibility, language: Language): WireFlexibility {
  const facts = FLEXIBILITY_FACTS[code];
  return { code, level: String(facts.level), label: facts[language] };
}

/** The fare that a carrier gives to an offer: the one that is asked for, or the next that allows as much. */
export function leastFlexibility(
  wanted: Flexibility,
  sold: readonly Flexibility[],
): Flexibility | undefined {
  if (sold.includes(wanted)) return wanted;
  const least = FLEXIBILITY_FACTS[wanted].level;
  return sold.find(
    (flexibility) => flexibility !== 'RETURN' && FLEXIBILITY_FACTS[flexibility].level >= least,
  );
}
