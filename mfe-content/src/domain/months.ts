/** Months count from 1 for January. */
export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export interface MonthRange {
  first: number;
  last: number;
}

const before = (month: number) => (month === 1 ? 12 : month - 1);
const after = (month: number) => (month === 12 ? 1 : month + 1);

function lastFrom(first: number, chosen: ReadonlySet<number>): number {
  let last = first;
  while (chosen.has(after(last))) last = after(last);
  return last;
}

/** Consecutive months as ranges; winter crosses the new year. */
export function monthRanges(months: readonly number[]): MonthRange[] {
  const chosen = new Set(months);
  if (chosen.size === MONTHS.length) return [{ first: 1, last: 12 }];
  return MONTHS.filter((month) => chosen.has(month) && !chosen.has(before(month))).map((first) => ({
    first,
    last: lastFrom(first, chosen),
  }));
}
