import { addDays, daysNear, isIsoDate, nightsBetween, type IsoDate } from '@wayfare/domain';
import { firstSlice, type FlightSearch } from '../../domain/search/criteria';
import { findProblems } from '../../domain/search/search-rules';

export type { FlightSearch };

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

/** The day that the first flight leaves on. */
export const departureOf = (search: FlightSearch): IsoDate => firstSlice(search).departureDate;

/** The same search leaving on another day. */
export const onDay = (search: FlightSearch, day: IsoDate): FlightSearch =>
  shiftSearch(search, nightsBetween(departureOf(search), day));

/** The rules have nothing against it. */
export const canSearch = (search: FlightSearch, today: IsoDate): boolean =>
  findProblems(search, today).length === 0;

/** The day of departure with those around it; days that can't be searched for are left out. */
export const daysAround = (search: FlightSearch, today: IsoDate): IsoDate[] =>
  daysNear(departureOf(search), (day) => canSearch(onDay(search, day), today));
