import type { CalendarDate } from '@internationalized/date';
import { isIsoDate, nightsBetween } from '@wayfare/domain';
import { use, useEffect, type RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import type { DateRangeMessages, DateRangeValue } from './date-range';
import classes from './date-range.module.css';
import { ChevronLeftIcon, ChevronRightIcon } from './parts/icons';

/** What has been chosen so far of a range that is not complete. */
export interface CalendarSelection {
  start: CalendarDate | null;
}

interface DateRangeMonthsProps {
  months: 1 | 2;
  value: DateRangeValue;
  /** The day to begin a new range at; a new object each time. */
  restartAt: CalendarDate | null;
  selection: RefObject<CalendarSelection>;
  messages: DateRangeMessages;
}

function nightsOf({ start, end }: DateRangeValue): number {
  return isIsoDate(start) && isIsoDate(end) ? nightsBetween(start, end) : 0;
}

/** The months with their buttons, and a line that says what comes next or how many nights it is. */
export function DateRangeMonths({
  months,
  value,
  restartAt,
  selection,
  messages,
}: DateRangeMonthsProps) {
  const state = use(RangeCalendarStateContext);
  const start = state?.anchorDate ?? null;
  const isBefore = state !== null && start !== null && state.focusedDate.compare(start) < 0;

  // The calendar keeps the begun range in its own state: read here for the handler of its next change …
  useEffect(() => {
    selection.current.start = start;
  }, [selection, start]);
  // … and set here, after the calendar has cleared it.
  const setStart = state?.setAnchorDate;
  useEffect(() => {
    if (restartAt) setStart?.(restartAt);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per restart, whatever the calendar renders
  }, [restartAt]);

  const nights = nightsOf(value);
  const prompt = nights > 0 ? messages.nights(nights) : messages.chooseStart;
  return (
    <>
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
                {(date) => <CalendarCell className={classes.day ?? ''} date={date} />}
              </CalendarGridBody>
            </CalendarGrid>
          </div>
        ))}
        <Button slot="next" className={classes.next ?? ''} aria-label={messages.nextMonth}>
          <ChevronRightIcon />
        </Button>
      </div>
      <p className={classes.prompt} role="status">
        {start === null ? prompt : messages.chooseEnd}
      </p>
    </>
  );
}
