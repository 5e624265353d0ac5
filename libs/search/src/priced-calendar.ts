import { formatWholeEuros, type Language } from '@wayfare/domain';
import type { DayPrices } from './dates-field';

interface Told {
  language: Language;
  note: string;
  onMonths: (months: string[]) => void;
}

/** Calendar prices by ISO date: whole euros rounded up, the lowest marked. */
export function pricedCalendar(euros: ReadonlyMap<string, number>, told: Told): DayPrices {
  const lowest = Math.min(...euros.values());
  return {
    priceOf(day) {
      const amount = euros.get(day);
      if (amount === undefined) return undefined;
      return {
        text: formatWholeEuros(Math.ceil(amount), told.language),
        isLowest: euros.size > 1 && amount === lowest,
      };
    },
    note: told.note,
    onMonths: told.onMonths,
  };
}

/** Days of a month such as `2027-01`. */
export function daysOfMonth(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from(
    { length: count },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
}
