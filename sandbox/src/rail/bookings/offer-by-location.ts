import { passByLocation } from '../passes/pass-by-location';
import type { Language } from '../wire/words';
import type { OfferedItem, OfferedTicket } from '../offers/offered';
import { isReturnSearch } from '../offers/search';
import { ticketByLocation } from '../offers/ticket-by-location';

/** What an offer's location stands for: it carries its facts, so a restart loses nothing. Null for one that was never given out. */
export function offerByLocation(
  location: string,
  { now, language }: { now: number; language: Language },
): OfferedItem | 'expired' | null {
  const item = ticketByLocation(location, language) ?? passByLocation(location, language) ?? null;
  return item !== null && now >= item.expiresAt ? 'expired' : item;
}

const travellers = ({ searched }: OfferedTicket): string => JSON.stringify(searched);

/** Two offers of RETURN are sold as one item, in the order of travel; every other offer is an item by itself. */
export function isSoldTogether(tickets: readonly OfferedTicket[]): boolean {
  const [out, back] = tickets;
  if (out === undefined || back === undefined) return out?.boundBy === null;
  const isBound = out.boundBy !== null && out.boundBy === back.boundBy;
  const isInOrder = isReturnSearch(tickets) && back.departsAt >= out.arrivesAt;
  return isBound && isInOrder && travellers(out) === travellers(back);
}
