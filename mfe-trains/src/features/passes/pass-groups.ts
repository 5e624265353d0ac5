import type { PassOffer } from '@wayfare/api-contract';
import {
  passKindOf,
  travelClassOf,
  usableDays,
  type PassKind,
} from '../../domain/fares/pass-facts';
import { byPrice } from '../../domain/fares/shown-price';

export interface PassGroup {
  travelClass: 1 | 2;
  kind: PassKind;
  offers: PassOffer[];
}

const CLASSES = [2, 1] as const;
const KINDS: readonly PassKind[] = ['flexible', 'continuous'];

/** By class and kind, 2nd class first; without empty groups. */
export function groupPasses(offers: readonly PassOffer[]): PassGroup[] {
  const groups = CLASSES.flatMap((travelClass) => KINDS.map((kind) => ({ travelClass, kind })));
  return groups
    .map(({ travelClass, kind }) => {
      const own = offers.filter(
        (offer) =>
          travelClassOf(offer.travelClass.code) === travelClass && passKindOf(offer) === kind,
      );
      return {
        travelClass,
        kind,
        offers: own.sort((a, b) => usableDays(a) - usableDays(b) || byPrice(a, b)),
      };
    })
    .filter((group) => group.offers.length > 0);
}
