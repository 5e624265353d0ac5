import type { CalendarDate } from '@internationalized/date';
import { use, useEffect } from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import styles from './date-range.module.css';
import type { CalendarPrices } from './parts/calendar-props';

function monthsOf(start: CalendarDate, end: CalendarDate): string[] {
  const months: string[] = [];
  for (let month = start.set({ day: 1 }); month.compare(end) <= 0; month = month.add({ months: 1 }))
    months.push(month.toString().slice(0, 7));
  return months;
}

/** Reports the months shown; none on unmount. */
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

/** Legend of prices; reports the months shown. */
export function PricesNote({ prices }: { prices: CalendarPrices }) {
  useShownMonths(prices.onMonths);
  return (
    <p className={styles.priceNote} role="status">
      {prices.note}
    </p>
  );
}

/** Day number with its price. */
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
