import type { SaleRules } from '../offers/offered';
import { NAME_CHANGES } from './carriers';
import type { Portion } from './portions';

const DEFAULT_MINUTES = 20;

/** Of several carriers the one that grants least. */
export function saleRules(portions: readonly Portion[]): SaleRules {
  const profiles = portions.map(({ profile }) => profile);
  const refusing = profiles.find(({ nameChange }) => !nameChange.allowed);
  return {
    prebookMinutes: Math.min(...profiles.map(({ prebookMinutes }) => prebookMinutes)),
    routeChange: profiles.every(({ routeChange }) => routeChange),
    nameChange: refusing?.nameChange ?? {
      ...NAME_CHANGES.corrections,
      toAnother: profiles.every(({ nameChange }) => nameChange.toAnother),
    },
  };
}

export function offerMinutes(portions: readonly Portion[]): number {
  return portions.reduce(
    (least, { profile }) => Math.min(least, profile.offerMinutes),
    portions[0]?.profile.offerMinutes ?? DEFAULT_MINUTES,
  );
}
