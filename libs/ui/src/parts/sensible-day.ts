import { isIsoDate } from '@wayfare/domain';

/** True for a complete date: while typing, a year is 2, then 20, then 202. */
export function isSensible(day: string): boolean {
  return isIsoDate(day) && day >= '1900';
}
