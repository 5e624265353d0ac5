import type { PassItem } from '@wayfare/api-contract';
import type { Translate } from '@wayfare/i18n';
import { passKindOf, travelClassOf, usableDays } from '../fares/pass-facts';

/** Area, class and days (TRN-24, TRN-25). */
export function passFacts(item: PassItem, t: Translate): string[] {
  return [
    item.area.label,
    t(`cart.class.${travelClassOf(item.travelClass.code)}`),
    t(`cart.days.${passKindOf(item)}`, { count: usableDays(item) }),
  ];
}
