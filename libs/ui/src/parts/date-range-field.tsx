import { addDays, formatDate, isIsoDate, nightsBetween, type Language } from '@wayfare/domain';
import { useId, useRef, useState } from 'react';
import { classNames } from '../class-names';
import type { DateRangeMessages, DateRangeValue } from '../date-range';
import classes from './date-range-field.module.css';
import { DayInput } from './day-input';
import fieldClasses from './field.module.css';
import { CalendarIcon } from './icons';
import { isSensible } from './sensible-day';
import { Spinner } from './spinner';
import { useLazyPart } from './use-lazy-part';
import { useTypedBefore } from './use-typed-before';

export interface DateRangeFieldProps {
  id?: string | undefined;
  language: Language;
  /** Names of the inputs in a plain form. */
  name: { start: string; end: string };
  /** Name of the two together, for assistive technology. */
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
  messages: DateRangeMessages & {
    openCalendar: string;
    /** Said when the calendar cannot be fetched; the fields stay. */
    calendarFailed: string;
  };
}

const loadCalendar = async () =>
  (await import(/* webpackChunkName: "date-range" */ '../date-range-popover')).DateRangePopover;

function nightsOf(start: string, end: string): number {
  return isIsoDate(start) && isIsoDate(end) ? Math.max(0, nightsBetween(start, end)) : 0;
}

/** Both days in the page's words, whatever the order in which the browser writes them. */
function rangeWords(start: string, end: string, language: Language): string {
  return [start, end]
    .filter((day) => isSensible(day))
    .map((day) => formatDate(day, language, 'medium'))
    .join(' – ');
}

/** The last possible last day: the earlier of the longest stay and the end of the season. */
function lastEndOf(
  start: string,
  max: string | undefined,
  maxNights: number | undefined,
): string | undefined {
  if (!isIsoDate(start) || maxNights === undefined) return max;
  const longest = addDays(start, maxNights);
  return max !== undefined && max < longest ? max : longest;
}

/** The stay keeps its length when its first day moves past its last one. */
function movedEnd(
  next: string,
  { start, end }: { start: string; end: string },
  minNights: number,
): string {
  if (!isIsoDate(next) || !isIsoDate(end) || addDays(next, minNights) <= end) return end;
  return addDays(next, Math.max(minNights, nightsOf(start, end)));
}

/**
 * Two native date fields that work without any script, and a calendar that is fetched when somebody reaches for it.
 * The fields are never replaced, so neither focus nor what was typed can get lost.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { language, name, label, startLabel, endLabel, onChange, error, messages } = props;
  const { min, max, minNights = 1, maxNights, isRequired = false } = props;
  const generated = useId();
  const own = props.id ?? generated;
  const start = props.value.start ?? '';
  const end = props.value.end ?? '';
  const frame = useRef<HTMLFieldSetElement>(null);
  const inputs = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)] as const;
  const calendar = useLazyPart(loadCalendar);
  const [isOpen, setIsOpen] = useState(false);
  useTypedBefore(inputs, [start, end], ([typedStart = '', typedEnd = '']) =>
    onChange({ start: typedStart, end: typedEnd }),
  );

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

  return (
    <fieldset
      ref={frame}
      className={classNames(classes.frame, calendar.state !== 'failed' && classes.hasCalendar)}
    >
      <legend className={classes.hidden}>{label}</legend>
      <div className={classes.fields}>
        <DayInput
          ref={inputs[0]}
          {...{
            id: own,
            name: name.start,
            label: startLabel,
            min,
            max,
            value: start,
            isRequired,
            hasProblem,
            describedBy,
          }}
          onChange={(next) =>
            onChange({ start: next, end: movedEnd(next, { start, end }, minNights) })
          }
        />
        <DayInput
          ref={inputs[1]}
          {...{
            id: `${own}-end`,
            name: name.end,
            label: endLabel,
            max: lastEndOf(start, max, maxNights),
            value: end,
            isRequired,
            hasProblem,
            describedBy,
          }}
          min={isIsoDate(start) ? addDays(start, minNights) : min}
          onChange={(next) => onChange({ start, end: next })}
        />
        <button
          type="button"
          className={classes.open}
          aria-label={messages.openCalendar}
          aria-haspopup="dialog"
          aria-expanded={isOpen && calendar.part !== null}
          onClick={handleOpen}
        >
          {calendar.state === 'loading' ? <Spinner /> : <CalendarIcon />}
        </button>
      </div>
      <p className={classes.nights} role="status" id={`${own}-words`}>
        {calendar.state === 'failed' ? messages.calendarFailed : words}
      </p>
      {hasProblem ? (
        <p className={fieldClasses.error} id={problemId}>
          {error}
        </p>
      ) : null}
      {isOpen && calendar.part ? (
        <calendar.part
          {...{ language, onChange, min, max, minNights, maxNights, messages }}
          value={{ start, end }}
          ends={{ start: startLabel, end: endLabel }}
          triggerRef={frame}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </fieldset>
  );
}
