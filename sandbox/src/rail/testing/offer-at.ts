import { offerByLocation, type OfferedItem } from '../bookings/items';
import type { OfferedTicket } from '../offers/ticket-by-location';

/** What is offered at a location; throws where nothing is. */
export function itemAt(location: string, now: number): OfferedItem {
  const item = offerByLocation(location, now);
  if (item === null || item === 'expired') throw new Error(`the offer is ${item ?? 'unknown'}`);
  return item;
}

export function ticketAt(location: string, now: number): OfferedTicket {
  const item = itemAt(location, now);
  if (item.type !== 'point-to-point') throw new Error('a pass');
  return item;
}
