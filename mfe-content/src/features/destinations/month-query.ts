import { MONTHS } from '../../domain/months';

/** The month that an address asks for, from 1 for January; null for all of them, and for one that does not exist. */
export function readMonth(query: URLSearchParams): number | null {
  const asked = query.get('month');
  return MONTHS.find((month) => String(month) === asked) ?? null;
}

/** The countries that are good to visit in a month. */
export function goodIn<Entry extends { bestMonths: readonly number[] }>(
  entries: readonly Entry[],
  month: number | null,
): Entry[] {
  return entries.filter(({ bestMonths }) => month === null || bestMonths.includes(month));
}
