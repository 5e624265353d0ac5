import { addDays, isIsoDate, nightsBetween, type IsoDate } from '@wayfare/domain';
import { firstSlice, type FlightSearch } from '../search/criteria';
import { findProblems } from '../search/search-rules';

const BEFORE = 3;
const AFTER = 3;

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

/** The day of departure with three on each side; days that can't be searched for are left out. */
export function daysAround(search: FlightSearch, today: IsoDate): IsoDate[] {
  const { departureDate } = firstSlice(search);
  const shifts = Array.from({ length: BEFORE + 1 + AFTER }, (_, index) => index - BEFORE);
  return shifts
    .filter((days) => findProblems(shiftSearch(search, days), today).length === 0)
    .map((days) => addDays(departureDate, days));
}
