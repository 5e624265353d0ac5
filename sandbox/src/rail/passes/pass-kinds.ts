import kinds from '../data/pass-kinds.json';
import { isGlobal, type PassArea } from './areas';

/** How long a pass is for; without travel days it is used on all of them. */
export interface PassKind {
  /** `5D1M`, or `C15D` for a continuous one */
  code: string;
  travelDays: number | null;
  /** ISO 8601 */
  validity: string;
  cents: number;
}

export const PASS_CLASSES = ['1', '2'] as const;
export type PassClass = (typeof PASS_CLASSES)[number];

export function passKindsOf(area: PassArea): readonly PassKind[] {
  return isGlobal(area) ? kinds.global : kinds.country;
}

const FIRST_CLASS = 1.27;

/** Children get theirs with an adult's, for nothing; youths and seniors pay less. */
function shareOf(age: number): number {
  if (age <= 11) return 0;
  if (age <= 29) return 0.75;
  return age >= 65 ? 0.9 : 1;
}

/** In whole euros, as passes are priced. */
export function passCents(
  { level }: PassArea,
  { cents }: PassKind,
  travelClass: PassClass,
  age: number,
): number {
  const adult = cents * level * (travelClass === '1' ? FIRST_CLASS : 1);
  return Math.round((adult * shareOf(age)) / 100) * 100;
}
