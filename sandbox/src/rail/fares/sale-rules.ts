import type { SaleRules } from '../offers/offered';
import { NAME_CHANGES } from './carriers';
import type { Portion } from './portions';

/** Of several carriers the one that grants least. */
export function saleRules(portions: readonly Portion[]): SaleRules {
  const refusing = portions.find(({ nameChange }) => !nameChange.allowed);
  return {
    prebookMinutes: Math.min(...portions.map(({ prebookMinutes }) => prebookMinutes)),
    routeChange: portions.every(({ routeChange }) => routeChange),
    nameChange: refusing?.nameChange ?? {
      ...NAME_CHANGES.corrections,
      toAnother: portions.every(({ nameChange }) => nameChange.toAnother),
    },
  };
}

export function offerMinutes(portions: readonly Portion[]): number {
  return Math.min(...portions.map((portion) => portion.offerMinutes));
}
