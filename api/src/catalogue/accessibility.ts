import type { Accessibility } from '@wayfare/api-contract';

/** Of a feed's facilities, those that say so. */
const FACILITIES: Readonly<Record<Accessibility, string>> = {
  mobility: 'accessibility_mobility',
  hearing: 'accessibility_hearing',
};

// the keys are those of the record
const KINDS = Object.keys(FACILITIES) as Accessibility[];

/** What a house has by its facilities. */
export function accessibilityOf(facilities: readonly { readonly code: string }[]): Accessibility[] {
  return KINDS.filter((kind) => facilities.some(({ code }) => code === FACILITIES[kind]));
}

/** The same as a number: a bit for each. */
export const accessibilityBits = (kinds: readonly Accessibility[]): number =>
  kinds.reduce((bits, kind) => bits | (1 << KINDS.indexOf(kind)), 0);

/** The bits of a row of the database, in SQL. */
export const ACCESSIBILITY_SQL = KINDS.map(
  (kind, index) =>
    `CASE WHEN facilities @> '[{"code":"${FACILITIES[kind]}"}]' THEN ${1 << index} ELSE 0 END`,
).join(' + ');

/** How many of the houses would be left with each of them chosen, beside those that are; `houses` pass all other filters. */
export function accessibilityCounts(
  chosen: readonly Accessibility[],
  houses: readonly { readonly bits: number; readonly count: number }[],
): Record<string, number> {
  const counts = KINDS.map((kind) => {
    const wanted = accessibilityBits([...new Set([...chosen, kind])]);
    return [
      kind,
      houses.reduce((sum, { bits, count }) => (hasAll(bits, wanted) ? sum + count : sum), 0),
    ] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

export const hasAll = (bits: number, wanted: number): boolean => (bits & wanted) === wanted;
