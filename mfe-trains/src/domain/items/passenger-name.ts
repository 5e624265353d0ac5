import type { TrainTraveler } from '@wayfare/api-contract';
import type { Translate } from '@wayfare/i18n';
import { categoryOf } from './item-facts';

export function passengerLabel(
  traveler: Pick<TrainTraveler, 'age'>,
  index: number,
  t: Translate,
): string {
  return t('passengers.label', {
    number: index + 1,
    category: t(`passengers.category.${categoryOf(traveler)}`),
  });
}

/** The name if known, else place and category. */
export function passengerName(
  traveler: Pick<TrainTraveler, 'age' | 'firstName' | 'lastName'>,
  index: number,
  t: Translate,
): string {
  const full = `${traveler.firstName} ${traveler.lastName}`.trim();
  return full === '' ? passengerLabel(traveler, index, t) : full;
}
