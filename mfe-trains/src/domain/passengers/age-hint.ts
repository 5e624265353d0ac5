import {
  SEARCHED_AGES,
  TRAIN_AGES,
  TRAIN_AGES_TAKEN,
  TRAIN_CATEGORIES,
  type TrainCategory,
} from '@wayfare/api-contract';
import { ageOn, isIsoDate } from '@wayfare/domain';

/** A category that suits the age better than the searched one. */
export interface AgeHint {
  category: TrainCategory;
  age: number;
  /** `cheaper`: the age is allowed, but another fare is lower */
  kind: 'other' | 'cheaper';
}

const narrowest = (age: number) =>
  [...TRAIN_CATEGORIES]
    .sort((a, b) => TRAIN_AGES[b].min - TRAIN_AGES[a].min)
    .find((category) => age >= TRAIN_AGES[category].min && age <= TRAIN_AGES[category].max);

/** null when the category fits (OQ-62). */
export function ageHint(
  category: TrainCategory,
  dateOfBirth: string,
  travelDay: string,
): AgeHint | null {
  if (!isIsoDate(dateOfBirth) || !isIsoDate(travelDay)) return null;
  const age = ageOn(dateOfBirth, travelDay);
  const better = narrowest(age);
  if (better === undefined || better === category) return null;
  const { min, max } = TRAIN_AGES_TAKEN[category];
  return {
    category: better,
    age: SEARCHED_AGES[better],
    kind: age >= min && age <= max ? 'cheaper' : 'other',
  };
}
