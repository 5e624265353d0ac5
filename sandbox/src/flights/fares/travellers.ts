import type { PassengerType } from '@duffel/api/types';

export interface Traveller {
  id: string;
  type: PassengerType;
  age: number | null;
}

export function typeByAge(age: number): PassengerType {
  if (age < 2) return 'infant_without_seat';
  return age < 12 ? 'child' : 'adult';
}

export function seated(travellers: readonly Traveller[]): Traveller[] {
  return travellers.filter(({ type }) => type !== 'infant_without_seat');
}

export function ageOn(bornOn: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return date.slice(5) >= bornOn.slice(5) ? years : years - 1;
}
