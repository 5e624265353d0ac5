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
  /** A day, or '' for what is none yet. */
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** It was pressed on a touch screen, where the calendar comes instead of the keyboard. */
  onPress?: (() => void) | undefined;
}

const hasMouse = () => window.matchMedia?.('(pointer: fine)').matches ?? true;

/**
 * A day typed in digits, in the order of the page's language whatever the browser's is. What is no day stays in the field
 * as it was typed, and is '' for the form.
 */
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

  /** Keeps the keyboard away. With a mouse the field is for typing: a calendar would take the focus from who types. */
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
  /** The problem belongs to the range and is said once, below both inputs. */
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
