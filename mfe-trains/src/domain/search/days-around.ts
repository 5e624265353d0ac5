import type { TrainDaysResult } from '@wayfare/api-contract';
import { compareMoney, daysNear, parseMoney, type IsoDate, type Money } from '@wayfare/domain';
import type { TicketSearch } from './criteria';
import { findTicketProblems } from './search-rules';

/** The day that one direction of a search leaves on. */
export const dayOf = ({ date, returnDate }: TicketSearch, direction: 0 | 1): IsoDate =>
  direction === 0 ? date : returnDate;

/** The search with one direction on another day; on the day of the way out the way back goes no earlier (TRN-56). */
export function onDay(search: TicketSearch, direction: 0 | 1, day: IsoDate): TicketSearch {
  const moved = direction === 0 ? { ...search, date: day } : { ...search, returnDate: day };
  return moved.returnDate === moved.date
    ? { ...moved, returnHour: Math.max(moved.hour, moved.returnHour) }
    : moved;
}

/** The day of a direction with those around it; none that has passed, is too far ahead or would turn the journeys round. */
export const daysAround = (search: TicketSearch, direction: 0 | 1, today: IsoDate): IsoDate[] =>
  daysNear(
    dayOf(search, direction),
    (day) => findTicketProblems(onDay(search, direction, day), today).length === 0,
  );

type Day = TrainDaysResult['days'][number];

export interface DayPrice {
  price: Money;
  /** by the clock of the station, with its offset */
  departure: string;
}

const readPrice = (lowest: Day['single']): DayPrice[] => {
  const value = lowest?.prices.amountsToDisplay[0]?.amount.value;
  return lowest === null || value === undefined
    ? []
    : [{ price: parseMoney(value), departure: lowest.departure }];
};

/**
 * The lowest price of a day among the tickets that can be chosen: beside a ticket for the way out those that are sold
 * with it (`bound`) or those that are sold alone (`single`), else both. Null where there are none.
 */
export function dayPrice(day: Day, wanted: 'single' | 'bound' | 'both'): DayPrice | null {
  const found = [
    ...(wanted === 'bound' ? [] : readPrice(day.single)),
    ...(wanted === 'single' ? [] : readPrice(day.bound)),
  ];
  return found.sort((a, b) => compareMoney(a.price, b.price))[0] ?? null;
}
