import type { SearchAroundResult } from '@wayfare/api-contract';

export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The last page has the current total: a list that is not priced as a whole grows with its pages. */
export function lastOf(
  pages: readonly [SearchAroundResult, ...SearchAroundResult[]],
): SearchAroundResult {
  return pages.at(-1) ?? pages[0];
}

/** Merges pages without duplicates: a hotel may move to the next page when prices change between calls. */
export function mergePages<Hotel extends { hotel_id: string }>(
  pages: readonly { hotels: readonly Hotel[] }[],
): Hotel[] {
  const byId = new Map<string, Hotel>();
  for (const hotel of pages.flatMap((page) => page.hotels)) {
    if (!byId.has(hotel.hotel_id)) byId.set(hotel.hotel_id, hotel);
  }
  return [...byId.values()];
}
