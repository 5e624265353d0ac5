import type { FoundExchange } from './found-exchanges';

/** Tickets per page; a whole day has a hundred. */
const AT_ONCE = 10;

/** Pages in order; a train's tickets are not split, even beyond a page's size. */
export function offerPages(found: readonly FoundExchange[], atOnce = AT_ONCE): FoundExchange[][] {
  const trains = new Map<string, FoundExchange[]>();
  for (const each of found)
    trains.set(each.solution.id, [...(trains.get(each.solution.id) ?? []), each]);
  const pages: FoundExchange[][] = [];
  for (const tickets of trains.values()) {
    const last = pages.at(-1);
    if (last !== undefined && last.length + tickets.length <= atOnce) last.push(...tickets);
    else pages.push(tickets);
  }
  return pages;
}
