import { isIsoDate } from '@wayfare/domain';

/** A whole date. While its year is typed a date field has the year 2, then 20, then 202. */
export function isSensible(day: string): boolean {
  return isIsoDate(day) && day >= '1900';
}
