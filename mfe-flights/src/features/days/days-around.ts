import { addDays, daysNear, isIsoDate, nightsBetween, type IsoDate } from '@wayfare/domain';
import { firstSlice, type FlightSearch } from '../../domain/search/criteria';
import { findProblems } from '../../domain/search/search-rules';

export type { FlightSearch };

const moved = (date: string, days: number): string =>
  isIsoDate(date) ? addDays(date, days) : date;

/** Moves all flights of the search by some days, earlier when negative. */
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

export const departureOf = (search: FlightSearch): IsoDate => firstSlice(search).departureDate;

export const onDay = (search: FlightSearch, day: IsoDate): FlightSearch =>
  shiftSearch(search, nightsBetween(departureOf(search), day));

export const canSearch = (search: FlightSearch, today: IsoDate): boolean =>
  findProblems(search, today).length === 0;

export const daysAround = (search: FlightSearch, today: IsoDate): IsoDate[] =>
  daysNear(departureOf(search), (day) => canSearch(onDay(search, day), today));
