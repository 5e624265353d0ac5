import type { Ref } from 'react';
import classes from './field.module.css';

interface DayInputProps {
  ref: Ref<HTMLInputElement>;
  id: string;
  name: string;
  label: string;
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  isRequired: boolean;
  hasProblem: boolean;
  /** The problem belongs to the range and is said once, below both inputs. */
  describedBy: string | undefined;
  onChange: (value: string) => void;
}

export function DayInput({
  ref,
  id,
  label,
  isRequired,
  hasProblem,
  describedBy,
  onChange,
  ...input
}: DayInputProps) {
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        ref={ref}
        id={id}
        type="date"
        className={classes.control}
        aria-required={isRequired || undefined}
        aria-invalid={hasProblem}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
