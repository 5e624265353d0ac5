import type { TicketSearch } from '../../domain/search/criteria';

export type Hours = Pick<TicketSearch, 'hour' | 'returnHour'>;

/** A same-day way back leaves no earlier than the way out (TRN-56). */
export function withHour(search: TicketSearch, direction: 0 | 1, hour: number): TicketSearch {
  if (direction === 1) return { ...search, returnHour: hour };
  const isSameDay = search.returnDate === search.date;
  return {
    ...search,
    hour,
    returnHour: isSameDay ? Math.max(hour, search.returnHour) : search.returnHour,
  };
}

export const hourOf = (search: Hours, direction: 0 | 1): number =>
  direction === 0 ? search.hour : search.returnHour;

export const firstHour = ({ date, returnDate, hour }: TicketSearch, direction: 0 | 1): number =>
  direction === 1 && returnDate === date ? hour : 0;
