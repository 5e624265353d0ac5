import type { CalendarDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { PricedDay, PricesNote } from './calendar-prices';
import styles from './date-range.module.css';
import type { CalendarPrices } from './parts/calendar-props';
import { ChevronLeftIcon, ChevronRightIcon } from './parts/icons';

interface DayState {
  date: CalendarDate;
  isSelectionStart: boolean;
  isSelectionEnd: boolean;
}

interface CalendarMonthsProps {
  months: 1 | 2;
  messages: { previousMonth: string; nextMonth: string };
  /** days after the focused one look unselected */
  isBefore?: boolean | undefined;
  /** description after a day's date */
  noteOf?: ((day: DayState) => string | undefined) | undefined;
  prices?: CalendarPrices | undefined;
}

/** Month grids of a day or range calendar, with navigation. */
export function CalendarMonths({
  months,
  messages,
  isBefore = false,
  noteOf,
  prices,
}: CalendarMonthsProps) {
  return (
    <>
      <div
        className={styles.months}
        data-before={isBefore || undefined}
        data-priced={prices !== undefined || undefined}
      >
        <Button
          slot="previous"
          className={styles.previous ?? ''}
          aria-label={messages.previousMonth}
        >
          <ChevronLeftIcon />
        </Button>
        {Array.from({ length: months }, (_, offset) => (
          <div key={offset}>
            <CalendarHeading className={styles.heading ?? ''} offset={{ months: offset }} />
            <CalendarGrid
              className={styles.grid ?? ''}
              offset={{ months: offset }}
              weekdayStyle="short"
            >
              <CalendarGridHeader>
                {(day) => (
                  <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>
                )}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => (
                  <CalendarCell
                    className={styles.day ?? ''}
                    date={date}
                    render={(
                      { 'aria-label': name, ...cell },
                      { isSelectionStart, isSelectionEnd },
                    ) => {
                      const note = noteOf?.({ date, isSelectionStart, isSelectionEnd });
                      const price = prices?.priceOf(date.toString())?.text;
                      return (
                        <div
                          {...cell}
                          aria-label={[name, note, price].filter(Boolean).join(', ')}
                        />
                      );
                    }}
                  >
                    {prices === undefined
                      ? undefined
                      : ({ formattedDate }) => (
                          <PricedDay number={formattedDate} date={date} prices={prices} />
                        )}
                  </CalendarCell>
                )}
              </CalendarGridBody>
            </CalendarGrid>
          </div>
        ))}
        <Button slot="next" className={styles.next ?? ''} aria-label={messages.nextMonth}>
          <ChevronRightIcon />
        </Button>
      </div>
      {prices === undefined ? null : <PricesNote prices={prices} />}
    </>
  );
}
