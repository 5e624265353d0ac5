import { formatDate, type Language } from '@wayfare/domain';
import { useId, useRef, useState } from 'react';
import { classNames } from '../class-names';
import type { CalendarPrices } from './calendar-props';
import styles from './date-range-field.module.css';
import { TypedDayInput } from './day-input';
import { Field } from './field';
import field from './field.module.css';
import { CalendarIcon } from './icons';
import { isSensible } from './sensible-day';
import { Spinner } from './spinner';
import type { Common } from './text-fields';
import { useLazyPart } from './use-lazy-part';

export interface DayCalendarTexts {
  language: Language;
  openCalendar: string;
  previousMonth: string;
  nextMonth: string;
  /** the field stays usable */
  calendarFailed: string;
}

export interface DateFieldProps extends Common {
  label: string;
  /** ISO dates, YYYY-MM-DD */
  min?: string | undefined;
  max?: string | undefined;
  /** without it the browser's own calendar */
  calendar?: DayCalendarTexts | undefined;
  /** what days cost, in the calendar */
  prices?: CalendarPrices | undefined;
}

const loadCalendar = async () =>
  (await import(/* webpackChunkName: "date-range" */ '../day-popover')).DayPopover;

/** Date field with a lazy calendar; typed in the page language's order, or native without `calendar`. */
export function DateField({
  id,
  name,
  value,
  onChange,
  onBlur,
  isRequired,
  isDisabled,
  min,
  max,
  calendar: texts,
  prices,
  describedBy,
  ...frameTexts
}: DateFieldProps) {
  const generated = useId();
  const own = id ?? generated;
  const frame = useRef<HTMLDivElement>(null);
  const calendar = useLazyPart(loadCalendar);
  const [isOpen, setIsOpen] = useState(false);
  const { label } = frameTexts;
  const words =
    texts !== undefined && isSensible(value) ? formatDate(value, texts.language, 'full') : '';

  function handleOpen(): void {
    setIsOpen(true);
    calendar.request();
  }

  return (
    <Field
      {...frameTexts}
      id={own}
      describedBy={classNames(describedBy, words !== '' && `${own}-words`) || undefined}
    >
      {(control) => (
        <>
          <div ref={frame} className={texts === undefined ? undefined : styles.one}>
            {texts === undefined ? (
              <input
                {...control}
                className={field.control}
                type="date"
                {...{ name, value, min, max, onBlur }}
                required={isRequired}
                disabled={isDisabled}
                onChange={(event) => onChange(event.target.value)}
              />
            ) : (
              <TypedDayInput
                {...{ name, value, onChange, onBlur, isRequired, isDisabled }}
                id={control.id}
                language={texts.language}
                isInvalid={control['aria-invalid']}
                describedBy={control['aria-describedby']}
                onPress={handleOpen}
              />
            )}
            {texts === undefined ? null : (
              <button
                type="button"
                className={styles.open}
                aria-label={`${texts.openCalendar}: ${label}`}
                aria-haspopup="dialog"
                aria-expanded={isOpen && calendar.part !== null}
                disabled={isDisabled}
                onClick={handleOpen}
              >
                {calendar.state === 'loading' ? <Spinner /> : <CalendarIcon />}
              </button>
            )}
          </div>
          {texts === undefined ? null : (
            <p
              className={styles.nights}
              role="status"
              id={`${own}-words`}
              data-said
              data-failed={calendar.state === 'failed' || undefined}
            >
              {calendar.state === 'failed' ? texts.calendarFailed : words}
            </p>
          )}
          {texts !== undefined && isOpen && calendar.part ? (
            <calendar.part
              {...{ label, value, onChange, min, max, texts, prices }}
              triggerRef={frame}
              onClose={() => setIsOpen(false)}
            />
          ) : null}
        </>
      )}
    </Field>
  );
}
