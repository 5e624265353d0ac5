import type { PassItem } from '@wayfare/api-contract';
import type { Translate } from '@wayfare/i18n';
import { passKindOf, travelClassOf, usableDays } from '../fares/pass-facts';

/** Where, in which class and on how many days a pass may be used (TRN-24, TRN-25). */
export function passFacts(item: PassItem, t: Translate): string[] {
  return [
    item.area.label,
    t(`cart.class.${travelClassOf(item.travelClass.code)}`),
    t(`cart.days.${passKindOf(item)}`, { count: usableDays(item) }),
  ];
}
