import type { FoundExchange } from './found-exchanges';

/** So many can be looked over; a whole day has a hundred. */
const AT_ONCE = 10;

/** What is offered, in its order, a page at a time. The tickets of one train stand together, also where they are more than a page. */
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
