import type { CalendarDate } from '@internationalized/date';
import { formatDate, isIsoDate, nightsBetween, type Language } from '@wayfare/domain';
import { use, useEffect, type RefObject } from 'react';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { CalendarMonths } from './calendar-months';
import type { DateRangeEnds, DateRangeMessages, DateRangeValue } from './date-range';
import styles from './date-range.module.css';
import type { CalendarPrices } from './parts/calendar-props';

export interface CalendarSelection {
  start: CalendarDate | null;
}

interface DateRangeMonthsProps {
  months: 1 | 2;
  value: DateRangeValue;
  /** start of a new range; a new object each time */
  restartAt: CalendarDate | null;
  selection: RefObject<CalendarSelection>;
  messages: DateRangeMessages;
  ends: DateRangeEnds;
  language: Language;
  prices?: CalendarPrices | undefined;
}

function nightsOf({ start, end }: DateRangeValue): number {
  return isIsoDate(start) && isIsoDate(end) ? nightsBetween(start, end) : 0;
}

/** Month grids, with the next step or the count of nights. */
export function DateRangeMonths({
  months,
  value,
  restartAt,
  selection,
  messages,
  ends,
  language,
  prices,
}: DateRangeMonthsProps) {
  const state = use(RangeCalendarStateContext);
  const start = state?.anchorDate ?? null;
  const isBefore = state !== null && start !== null && state.focusedDate.compare(start) < 0;

  // the anchor is the calendar's state: read for the next change …
  useEffect(() => {
    selection.current.start = start;
  }, [selection, start]);
  // … and set here, after the calendar has cleared it
  const setStart = state?.setAnchorDate;
  useEffect(() => {
    if (restartAt) setStart?.(restartAt);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per restart, whatever the calendar renders
  }, [restartAt]);

  const nights = nightsOf(value);
  const prompt = nights > 0 ? messages.nights(nights) : messages.chooseStart;
  return (
    <>
      <CalendarMonths
        months={months}
        messages={messages}
        isBefore={isBefore}
        prices={prices}
        noteOf={({ date, isSelectionStart, isSelectionEnd }) => {
          if (start === null ? isSelectionStart : date.compare(start) === 0) return ends.start;
          return start === null && isSelectionEnd ? ends.end : undefined;
        }}
      />
      <p className={styles.prompt} role="status">
        {start === null
          ? prompt
          : `${ends.start} ${formatDate(start.toString(), language)}. ${messages.chooseEnd}`}
      </p>
    </>
  );
}
