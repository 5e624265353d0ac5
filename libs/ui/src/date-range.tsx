import { parseDate, type CalendarDate, type DateValue } from '@internationalized/date';
import { isIsoDate, type Language, localeOf } from '@wayfare/domain';
import { useRef, useState, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { DateRangeMonths, type CalendarSelection } from './date-range-months';
import styles from './date-range.module.css';
import type { CalendarPrices } from './parts/calendar-props';

export interface DateRangeValue {
  /** ISO dates, YYYY-MM-DD */
  start?: string | undefined;
  end?: string | undefined;
}

export interface DateRangeMessages {
  calendar: string;
  previousMonth: string;
  nextMonth: string;
  /** prompts for the first and the last day */
  chooseStart: string;
  chooseEnd: string;
  nights: (count: number) => string;
}

export interface DateRangeEnds {
  start: string;
  end: string;
}

export interface DateRangePanelProps {
  language: Language;
  value: DateRangeValue;
  onChange: (value: { start: string; end: string }) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** default 1; 0 allows the same day twice */
  minNights?: number | undefined;
  maxNights?: number | undefined;
  autoFocus?: boolean | undefined;
  messages: DateRangeMessages;
  ends: DateRangeEnds;
  prices?: CalendarPrices | undefined;
}

const WIDE = '(min-width: 720px)';

function watchWidth(onChange: () => void): () => void {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

const dateOf = (text: string | undefined): CalendarDate | null =>
  isIsoDate(text) ? parseDate(text) : null;

function rangeOf({
  start,
  end,
}: DateRangeValue): { start: CalendarDate; end: CalendarDate } | null {
  const [first, last] = [dateOf(start), dateOf(end)];
  return first && last && first.compare(last) <= 0 ? { start: first, end: last } : null;
}

/** Range calendar: two months, or one where narrow. */
export function DateRangePanel(props: DateRangePanelProps) {
  const {
    language,
    value,
    onChange,
    min,
    max,
    minNights = 1,
    maxNights,
    autoFocus = false,
    messages,
    ends,
    prices,
  } = props;
  const isWide = useSyncExternalStore(
    watchWidth,
    () => window.matchMedia?.(WIDE).matches ?? false,
    () => false,
  );
  const selection = useRef<CalendarSelection>({ start: null });
  const [restartAt, setRestartAt] = useState<CalendarDate | null>(null);

  function handleChange(range: { start: DateValue; end: DateValue } | null) {
    const [start, end] = [dateOf(range?.start.toString()), dateOf(range?.end.toString())];
    if (!start || !end) return;
    const first = selection.current.start;
    const isEarlier = first !== null && end.compare(first) === 0 && start.compare(first) < 0;
    // a repeated or earlier day restarts the range
    if (isEarlier || start.add({ days: minNights }).compare(end) > 0) setRestartAt(start.copy());
    else onChange({ start: start.toString(), end: end.toString() });
  }

  return (
    <I18nProvider locale={localeOf(language)}>
      <RangeCalendar
        className={styles.calendar ?? ''}
        aria-label={messages.calendar}
        value={rangeOf(value)}
        onChange={handleChange}
        minValue={dateOf(min)}
        maxValue={dateOf(max)}
        isDateUnavailable={(date, first) =>
          maxNights !== undefined &&
          first !== null &&
          date.compare(first.add({ days: maxNights })) > 0
        }
        defaultFocusedValue={dateOf(value.start) ?? dateOf(min)}
        visibleDuration={{ months: isWide ? 2 : 1 }}
        pageBehavior="single"
        commitBehavior="reset"
        autoFocus={autoFocus}
      >
        <DateRangeMonths
          months={isWide ? 2 : 1}
          value={value}
          restartAt={restartAt}
          selection={selection}
          messages={messages}
          ends={ends}
          language={language}
          prices={prices}
        />
      </RangeCalendar>
    </I18nProvider>
  );
}
