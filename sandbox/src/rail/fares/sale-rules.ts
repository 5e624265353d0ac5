import { NAME_CHANGES } from './carriers';
import type { Portion } from './portions';

/** How the carriers of an offer deal with what is sold; of several the one that grants least. */
export function saleRules(portions: readonly Portion[]) {
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

export type SaleRules = ReturnType<typeof saleRules>;

export function offerMinutes(portions: readonly Portion[]): number {
  return Math.min(...portions.map((portion) => portion.offerMinutes));
}
