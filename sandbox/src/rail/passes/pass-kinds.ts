import { GLOBAL, type PassArea } from './areas';

/** How long a pass is for; without travel days it is used on all of them. */
export interface PassKind {
  /** `5D1M`, or `C15D` for a continuous one */
  code: string;
  travelDays: number | null;
  /** ISO 8601 */
  validity: string;
  /** an adult in 2nd class, in cents */
  cents: number;
}

const days = (travelDays: number, months: number, cents: number): PassKind => ({
  code: `${travelDays}D${months}M`,
  travelDays,
  validity: `P${months}M`,
  cents,
});
const continuous = (period: string, cents: number): PassKind => ({
  code: `C${period}`,
  travelDays: null,
  validity: `P${period}`,
  cents,
});

const GLOBAL_KINDS: readonly PassKind[] = [
  days(4, 1, 28_300),
  days(5, 1, 31_800),
  days(7, 1, 38_100),
  days(10, 2, 44_700),
  days(15, 2, 55_000),
  continuous('15D', 47_600),
  continuous('22D', 58_200),
  continuous('1M', 70_000),
  continuous('2M', 76_200),
  continuous('3M', 93_900),
];

const COUNTRY_KINDS: readonly PassKind[] = [
  days(3, 1, 18_200),
  days(4, 1, 21_200),
  days(5, 1, 23_900),
  days(6, 1, 26_300),
  days(8, 1, 30_800),
];

export const PASS_CLASSES = ['1', '2'] as const;
export type PassClass = (typeof PASS_CLASSES)[number];

export function passKindsOf(area: PassArea): readonly PassKind[] {
  return area === GLOBAL ? GLOBAL_KINDS : COUNTRY_KINDS;
}

export function passKind(area: PassArea, code: string): PassKind | undefined {
  return passKindsOf(area).find((kind) => kind.code === code);
}
