import type { Language, Words } from '../wire/words';
import type { Flexibility, WireFlexibility } from '../wire/wire-types';

const LABELS: Readonly<Record<Flexibility, Words>> = {
  NON_FLEX: { en: 'Non-flexible', nl: 'Niet flexibel' },
  RETURN: { en: 'Return, non-flexible', nl: 'Retour, niet flexibel' },
  SEMI_FLEX: { en: 'Semi-flexible', nl: 'Halfflexibel' },
  FULL_FLEX: { en: 'Flexible', nl: 'Flexibel' },
};

const LEVELS: Readonly<Record<Flexibility, 1 | 2 | 3>> = {
  NON_FLEX: 1,
  RETURN: 1,
  SEMI_FLEX: 2,
  FULL_FLEX: 3,
};

export function wireFlexibility(code: Flexibility, language: Language): WireFlexibility {
  return { code, level: String(LEVELS[code]), label: LABELS[code][language] };
}

/** The fare that a carrier gives to an offer: the one that is asked for, or the next that allows as much. */
export function leastFlexibility(
  wanted: Flexibility,
  sold: readonly Flexibility[],
): Flexibility | undefined {
  if (sold.includes(wanted)) return wanted;
  return sold.find(
    (flexibility) => flexibility !== 'RETURN' && LEVELS[flexibility] >= LEVELS[wanted],
  );
}
