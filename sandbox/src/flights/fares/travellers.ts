import type { PassengerType } from '@duffel/api/types';

export interface Traveller {
  id: string;
  type: PassengerType;
  age: number | null;
}

const INFANT_AGES = 2;
const ADULT_AGE = 12;

export function typeByAge(age: number): PassengerType {
  if (age < INFANT_AGES) return 'infant_without_seat';
  return age < ADULT_AGE ? 'child' : 'adult';
}

export function hasSeat({ type }: Traveller): boolean {
  return type !== 'infant_without_seat';
}

export function seated(travellers: readonly Traveller[]): Traveller[] {
  return travellers.filter(hasSeat);
}

/** Whole years at a date, both as ISO dates. */
export function ageOn(bornOn: string, date: string): number {
  const [bornYear = 0, bornMonth = 1, bornDay = 1] = bornOn.split('-').map(Number);
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const hadBirthday = month > bornMonth || (month === bornMonth && day >= bornDay);
  return year - bornYear - (hadBirthday ? 0 : 1);
}
