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
import classes from './date-range.module.css';
import { ChevronLeftIcon, ChevronRightIcon } from './parts/icons';

interface DayState {
  date: CalendarDate;
  isSelectionStart: boolean;
  isSelectionEnd: boolean;
}

interface CalendarMonthsProps {
  months: 1 | 2;
  messages: { previousMonth: string; nextMonth: string };
  /** the days after the one that has the focus are drawn as not chosen */
  isBefore?: boolean | undefined;
  /** what is said of a day after its date */
  noteOf?: ((day: DayState) => string | undefined) | undefined;
}

/** The months of a calendar, of a day or of a range, with their buttons. */
export function CalendarMonths({
  months,
  messages,
  isBefore = false,
  noteOf,
}: CalendarMonthsProps) {
  return (
    <div className={classes.months} data-before={isBefore || undefined}>
      <Button
        slot="previous"
        className={classes.previous ?? ''}
        aria-label={messages.previousMonth}
      >
        <ChevronLeftIcon />
      </Button>
      {Array.from({ length: months }, (_, offset) => (
        <div key={offset}>
          <CalendarHeading className={classes.heading ?? ''} offset={{ months: offset }} />
          <CalendarGrid
            className={classes.grid ?? ''}
            offset={{ months: offset }}
            weekdayStyle="short"
          >
            <CalendarGridHeader>
              {(day) => (
                <CalendarHeaderCell className={classes.weekday ?? ''}>{day}</CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <CalendarCell
                  className={classes.day ?? ''}
                  date={date}
                  render={(
                    { 'aria-label': name, ...cell },
                    { isSelectionStart, isSelectionEnd },
                  ) => {
                    const note = noteOf?.({ date, isSelectionStart, isSelectionEnd });
                    return <div {...cell} aria-label={note ? `${name}, ${note}` : name} />;
                  }}
                />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </div>
      ))}
      <Button slot="next" className={classes.next ?? ''} aria-label={messages.nextMonth}>
        <ChevronRightIcon />
      </Button>
    </div>
  );
}
