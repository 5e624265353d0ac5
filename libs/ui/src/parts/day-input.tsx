import {
  formatTypedDay,
  parseDayToCome,
  parseTypedDay,
  typedDayHint,
  type Language,
} from '@wayfare/domain';
import { useState, type MouseEvent } from 'react';
import styles from './field.module.css';

interface TypedDayProps {
  id: string;
  name?: string | undefined;
  language: Language;
  /** ISO date, or '' */
  value: string;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isInvalid: boolean;
  describedBy: string | undefined;
  /** '' for an incomplete day */
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** touch: opens the calendar instead of the keyboard */
  onPress?: (() => void) | undefined;
}

const hasMouse = () => window.matchMedia?.('(pointer: fine)').matches ?? true;

/** Day typed in the page language's order; invalid text stays, as '' for the form. */
export function TypedDayInput({
  language,
  value,
  isRequired = false,
  isDisabled = false,
  isInvalid,
  describedBy,
  onChange,
  onBlur,
  onPress,
  ...input
}: TypedDayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isOwn = typed !== null && (parseTypedDay(typed) ?? '') === value;

  function handleBlur(): void {
    const day = typed === null ? null : parseDayToCome(typed);
    if (day !== null) {
      setTyped(null);
      if (day !== value && isOwn) onChange(day);
    }
    onBlur?.();
  }

  /** touch only: with a mouse a calendar would take the focus while typing */
  function handleDown(event: MouseEvent): void {
    if (onPress !== undefined && !hasMouse()) event.preventDefault();
  }

  return (
    <input
      {...input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      className={styles.control}
      placeholder={typedDayHint(language)}
      value={isOwn ? typed : formatTypedDay(value, language)}
      disabled={isDisabled}
      required={isRequired}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parseTypedDay(target.value) ?? '');
      }}
      onBlur={handleBlur}
      onMouseDown={handleDown}
      onClick={() => {
        if (!hasMouse()) onPress?.();
      }}
    />
  );
}

interface DayInputProps extends Omit<TypedDayProps, 'isInvalid'> {
  label: string;
  /** the range's error, shown once below both */
  hasProblem: boolean;
}

export function DayInput({ label, hasProblem, ...input }: DayInputProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={input.id}>
        {label}
      </label>
      <TypedDayInput {...input} isInvalid={hasProblem} />
    </div>
  );
}
