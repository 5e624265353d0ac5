import { TRAIN_CATEGORIES } from '@wayfare/api-contract';
import type { Translate } from '@wayfare/i18n';
import type { Passengers } from './criteria';

export function passengerSummary(passengers: Passengers, t: Translate): string {
  return TRAIN_CATEGORIES.filter((category) => passengers[category] > 0)
    .map((category) => t(`party.${category}`, { count: passengers[category] }))
    .join(', ');
}
