import { passByLocation, type OfferedPass } from '../passes/pass-by-location';
import { isReturnSearch } from '../offers/search';
import { ticketByLocation, type OfferedTicket } from '../offers/ticket-by-location';

/** An offer with everything that stands around it in the answer of a search. */
export type OfferedItem = OfferedTicket | OfferedPass;

/** What an offer's location stands for: it carries its facts, so a restart loses nothing. Null for one that was never given out. */
export function offerByLocation(location: string, now: number): OfferedItem | 'expired' | null {
  const item = ticketByLocation(location) ?? passByLocation(location) ?? null;
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
