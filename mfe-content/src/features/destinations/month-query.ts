import { MONTHS } from '../../domain/months';

/** From 1 for January; null for all months, and for an invalid one. */
export function readMonth(query: URLSearchParams): number | null {
  const asked = query.get('month');
  return MONTHS.find((month) => String(month) === asked) ?? null;
}

export function goodIn<Entry extends { bestMonths: readonly number[] }>(
  entries: readonly Entry[],
  month: number | null,
): Entry[] {
  return entries.filter(({ bestMonths }) => month === null || bestMonths.includes(month));
}
