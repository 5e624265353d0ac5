import type { SearchAroundResult } from '@wayfare/api-contract';

/** Pages that a list of this length has. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The last of the pages says how many were found: a list that was not priced as a whole grows with its pages. */
export function lastOf(
  pages: readonly [SearchAroundResult, ...SearchAroundResult[]],
): SearchAroundResult {
  return pages.at(-1) ?? pages[0];
}

/** The hotels of all pages, each once: prices move between two calls, and with them a hotel may move to the next page. */
export function mergePages<Hotel extends { hotel_id: string }>(
  pages: readonly { hotels: readonly Hotel[] }[],
): Hotel[] {
  const byId = new Map<string, Hotel>();
  for (const hotel of pages.flatMap((page) => page.hotels)) {
    if (!byId.has(hotel.hotel_id)) byId.set(hotel.hotel_id, hotel);
  }
  return [...byId.values()];
}
