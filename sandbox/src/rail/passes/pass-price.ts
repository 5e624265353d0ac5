import type { PassArea } from './areas';
import type { PassClass, PassKind } from './pass-kinds';

const FIRST_CLASS = 1.27;
const CHILD_TO = 11;
const YOUTH_TO = 29;
const SENIOR_FROM = 65;
const YOUTH_SHARE = 0.75;
const SENIOR_SHARE = 0.9;

/** Children get theirs with an adult's, for nothing. */
function shareOf(age: number): number {
  if (age <= CHILD_TO) return 0;
  if (age <= YOUTH_TO) return YOUTH_SHARE;
  return age >= SENIOR_FROM ? SENIOR_SHARE : 1;
}

/** In whole euros, as passes are priced. */
export function passCents(
  area: PassArea,
  kind: PassKind,
  travelClass: PassClass,
  age: number,
): number {
  const adult = kind.cents * area.level * (travelClass === '1' ? FIRST_CLASS : 1);
  return Math.round((adult * shareOf(age)) / 100) * 100;
}
