import { addDays, daysNear, isIsoDate, nightsBetween, type IsoDate } from '@wayfare/domain';
import { firstSlice, type FlightSearch } from '../search/criteria';
import { findProblems } from '../search/search-rules';

const moved = (date: string, days: number): string =>
  isIsoDate(date) ? addDays(date, days) : date;

/** The same search so many days later (or, negative, earlier): all of its flights move together. */
export function shiftSearch(search: FlightSearch, days: number): FlightSearch {
  return {
    ...search,
    slices: search.slices.map((slice) => ({
      ...slice,
      departureDate: moved(slice.departureDate, days),
    })),
    returnDate: moved(search.returnDate, days),
  };
}

/** The same search leaving on another day. */
export const onDay = (search: FlightSearch, day: IsoDate): FlightSearch =>
  shiftSearch(search, nightsBetween(firstSlice(search).departureDate, day));

/** The day of departure with those around it; days that can't be searched for are left out. */
export const daysAround = (search: FlightSearch, today: IsoDate): IsoDate[] =>
  daysNear(
    firstSlice(search).departureDate,
    (day) => findProblems(onDay(search, day), today).length === 0,
  );
