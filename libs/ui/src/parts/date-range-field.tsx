import { addDays, formatDate, isIsoDate, nightsBetween, type Language } from '@wayfare/domain';
import { useId, useRef, useState } from 'react';
import { classNames } from '../class-names';
import type { DateRangeMessages, DateRangeValue } from '../date-range';
import type { CalendarPrices } from './calendar-props';
import styles from './date-range-field.module.css';
import { DayInput } from './day-input';
import fieldClasses from './field.module.css';
import { CalendarIcon } from './icons';
import { isSensible } from './sensible-day';
import { Spinner } from './spinner';
import { useLazyPart } from './use-lazy-part';

export interface DateRangeFieldProps {
  id?: string | undefined;
  language: Language;
  /** input names in a plain form */
  name: { start: string; end: string };
  /** accessible name of both */
  label: string;
  startLabel: string;
  endLabel: string;
  value: DateRangeValue;
  onChange: (value: { start: string; end: string }) => void;
  min?: string | undefined;
  max?: string | undefined;
  minNights?: number | undefined;
  maxNights?: number | undefined;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  prices?: CalendarPrices | undefined;
  messages: DateRangeMessages & {
    openCalendar: string;
    /** the fields stay usable */
    calendarFailed: string;
  };
}

const loadCalendar = async () =>
  (await import(/* webpackChunkName: "date-range" */ '../date-range-popover')).DateRangePopover;

function nightsOf(start: string, end: string): number {
  return isIsoDate(start) && isIsoDate(end) ? Math.max(0, nightsBetween(start, end)) : 0;
}

/** Both days in the page's language. */
function rangeWords(start: string, end: string, language: Language): string {
  return [start, end]
    .filter((day) => isSensible(day))
    .map((day) => formatDate(day, language, 'medium'))
    .join(' – ');
}

/** Moving the first day past the last keeps the length. */
function movedEnd(
  next: string,
  { start, end }: { start: string; end: string },
  minNights: number,
): string {
  if (!isIsoDate(next) || !isIsoDate(end) || addDays(next, minNights) <= end) return end;
  return addDays(next, Math.max(minNights, nightsOf(start, end)));
}

/** Two typed days, usable before script, with a lazy calendar; inputs are never replaced, so focus and text persist. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { language, name, label, startLabel, endLabel, onChange, error, messages } = props;
  const { min, max, minNights = 1, maxNights, isRequired = false, prices } = props;
  const generated = useId();
  const own = props.id ?? generated;
  const start = props.value.start ?? '';
  const end = props.value.end ?? '';
  const frame = useRef<HTMLFieldSetElement>(null);
  const calendar = useLazyPart(loadCalendar);
  const [isOpen, setIsOpen] = useState(false);

  const nights = nightsOf(start, end);
  const hasProblem = error !== undefined;
  const words = [rangeWords(start, end, language), nights > 0 && messages.nights(nights)]
    .filter(Boolean)
    .join(', ');
  const problemId = `${own}-problem`;
  const describedBy = classNames(hasProblem && problemId, words !== '' && `${own}-words`);

  function handleOpen() {
    setIsOpen(true);
    calendar.request();
  }
  const common = { language, isRequired, hasProblem, describedBy, onPress: handleOpen };

  return (
    <fieldset ref={frame} className={styles.frame}>
      <legend className={styles.hidden}>{label}</legend>
      <div className={styles.fields}>
        <DayInput
          {...common}
          id={own}
          name={name.start}
          label={startLabel}
          value={start}
          onChange={(next) =>
            onChange({ start: next, end: movedEnd(next, { start, end }, minNights) })
          }
        />
        <DayInput
          {...common}
          id={`${own}-end`}
          name={name.end}
          label={endLabel}
          value={end}
          onChange={(next) => onChange({ start, end: next })}
        />
        <button
          type="button"
          className={styles.open}
          aria-label={messages.openCalendar}
          aria-haspopup="dialog"
          aria-expanded={isOpen && calendar.part !== null}
          onClick={handleOpen}
        >
          {calendar.state === 'loading' ? <Spinner /> : <CalendarIcon />}
        </button>
      </div>
      <p
        className={styles.nights}
        role="status"
        id={`${own}-words`}
        data-said
        data-failed={calendar.state === 'failed' || undefined}
      >
        {calendar.state === 'failed' ? messages.calendarFailed : words}
      </p>
      {hasProblem ? (
        <p className={fieldClasses.error} id={problemId}>
          {error}
        </p>
      ) : null}
      {isOpen && calendar.part ? (
        <calendar.part
          {...{ language, onChange, min, max, minNights, maxNights, messages, prices }}
          value={{ start, end }}
          ends={{ start: startLabel, end: endLabel }}
          triggerRef={frame}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </fieldset>
  );
}
