import type { CalendarDate } from '@internationalized/date';
import { use, useEffect } from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import styles from './date-range.module.css';
import type { CalendarPrices } from './parts/calendar-props';

/** The months from one to another, as `2027-01`. */
function monthsOf(start: CalendarDate, end: CalendarDate): string[] {
  const months: string[] = [];
  for (let month = start.set({ day: 1 }); month.compare(end) <= 0; month = month.add({ months: 1 }))
    months.push(month.toString().slice(0, 7));
  return months;
}

/** Tells which months the calendar around it shows, and none when it goes. */
function useShownMonths(onMonths: CalendarPrices['onMonths']): void {
  const day = use(CalendarStateContext);
  const range = use(RangeCalendarStateContext);
  const shown = (day ?? range)?.visibleRange;
  const months = shown === undefined ? '' : monthsOf(shown.start, shown.end).join(' ');
  useEffect(() => {
    onMonths?.(months.split(' '));
    return () => onMonths?.([]);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for the months that are shown
  }, [months]);
}

/** What the prices below the days are; keeps whoever asks for them up to date on the months that are shown. */
export function PricesNote({ prices }: { prices: CalendarPrices }) {
  useShownMonths(prices.onMonths);
  return (
    <p className={styles.priceNote} role="status">
      {prices.note}
    </p>
  );
}

/** The number of a day, and below it what that day costs. */
export function PricedDay({
  number,
  date,
  prices,
}: {
  number: string;
  date: CalendarDate;
  prices: CalendarPrices;
}) {
  const price = prices.priceOf(date.toString());
  return (
    <>
      {number}
      <span className={styles.price} data-lowest={price?.isLowest || undefined}>
        {price?.text}
      </span>
    </>
  );
}
