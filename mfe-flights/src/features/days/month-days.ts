import { FLIGHT_LIMITS } from '@wayfare/api-contract';
import { addDays, formatDate, nightsBetween, type IsoDate, type Language } from '@wayfare/domain';
import { canSearch, onDay, type FlightSearch } from './days-around';

/** `2027-01` */
export type Month = string;

export const monthOf = (day: IsoDate): Month => day.slice(0, 7);

const firstOf = (month: Month): IsoDate => `${month}-01`;

export const nextMonth = (month: Month): Month => monthOf(addDays(firstOf(month), 31));
export const previousMonth = (month: Month): Month => monthOf(addDays(firstOf(month), -1));

export const monthLimits = (today: IsoDate): { first: Month; last: Month } => ({
  first: monthOf(today),
  last: monthOf(addDays(today, FLIGHT_LIMITS.daysAhead)),
});

export function daysOf(month: Month): IsoDate[] {
  const first = firstOf(month);
  return Array.from({ length: nightsBetween(first, firstOf(nextMonth(month))) }, (_, index) =>
    addDays(first, index),
  );
}

/** Weeks from Monday; null pads the first and the last. */
export function weeksOf(month: Month): (IsoDate | null)[][] {
  const days = daysOf(month);
  const before = (new Date(firstOf(month)).getUTCDay() + 6) % 7;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => cells[7 * week + index] ?? null),
  );
}

export const askedDays = (search: FlightSearch, month: Month, today: IsoDate): IsoDate[] =>
  daysOf(month).filter((day) => canSearch(onDay(search, day), today));

export const monthName = (month: Month, language: Language): string =>
  formatDate(firstOf(month), language, 'long').replace(/^\d+ /, '');

export const weekdayNames = (language: Language): string[] =>
  Array.from(
    { length: 7 },
    (_, index) => formatDate(addDays('2027-01-04', index), language, 'weekday').split(' ')[0] ?? '',
  );
