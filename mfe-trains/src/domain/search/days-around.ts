import type { TrainDaysResult } from '@wayfare/api-contract';
import { compareMoney, daysNear, parseMoney, type IsoDate, type Money } from '@wayfare/domain';
import type { TicketSearch } from './criteria';
import { findTicketProblems } from './search-rules';

export const dayOf = ({ date, returnDate }: TicketSearch, direction: 0 | 1): IsoDate =>
  direction === 0 ? date : returnDate;

/** Moves one direction; on the same day the way back leaves no earlier than the way out (TRN-56). */
export function onDay(search: TicketSearch, direction: 0 | 1, day: IsoDate): TicketSearch {
  const moved = direction === 0 ? { ...search, date: day } : { ...search, returnDate: day };
  return moved.returnDate === moved.date
    ? { ...moved, returnHour: Math.max(moved.hour, moved.returnHour) }
    : moved;
}

export const daysAround = (search: TicketSearch, direction: 0 | 1, today: IsoDate): IsoDate[] =>
  daysNear(
    dayOf(search, direction),
    (day) => findTicketProblems(onDay(search, direction, day), today).length === 0,
  );

type Day = TrainDaysResult['days'][number];

export interface DayPrice {
  price: Money;
  /** by the station's clock, with its offset */
  departure: string;
}

const readPrice = (lowest: Day['single']): DayPrice[] => {
  const value = lowest?.prices.amountsToDisplay[0]?.amount.value;
  return lowest === null || value === undefined
    ? []
    : [{ price: parseMoney(value), departure: lowest.departure }];
};

/** Among selectable tickets: beside an outward ticket `bound` or `single` ones, else both. Null for none. */
export function dayPrice(day: Day, wanted: 'single' | 'bound' | 'both'): DayPrice | null {
  const found = [
    ...(wanted === 'bound' ? [] : readPrice(day.single)),
    ...(wanted === 'single' ? [] : readPrice(day.bound)),
  ];
  return found.sort((a, b) => compareMoney(a.price, b.price))[0] ?? null;
}
