import { useId } from 'react';
import styles from './party-field.module.css';

interface StepperProps {
  id?: string | undefined;
  /** submits natively under this name */
  name?: string | undefined;
  label: string;
  hint?: string | undefined;
  value: number;
  min: number;
  max: number;
  less?: string | undefined;
  more?: string | undefined;
  error?: string | undefined;
  onChange: (value: number) => void;
}

/** Number with a button on either side; typeable, and usable before script. */
export function Stepper({
  id,
  name,
  label,
  hint,
  value,
  min,
  max,
  less = `− ${label}`,
  more = `+ ${label}`,
  error,
  onChange,
}: StepperProps) {
  const generated = useId();
  const own = id ?? generated;
  const describedBy =
    [hint !== undefined && `${own}-hint`, error !== undefined && `${own}-error`]
      .filter(Boolean)
      .join(' ') || undefined;

  function handleType(count: number): void {
    if (Number.isInteger(count)) onChange(Math.max(min, Math.min(count, max)));
  }

  return (
    <div className={styles.stepper}>
      <span className={styles.texts}>
        <label htmlFor={own}>{label}</label>
        {hint === undefined ? null : (
          <span id={`${own}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <button
        type="button"
        aria-label={`${less}, ${value}`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <input
        id={own}
        name={name}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy}
        onChange={(event) => handleType(event.target.valueAsNumber)}
      />
      <button
        type="button"
        aria-label={`${more}, ${value}`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <span aria-hidden="true">+</span>
      </button>
      {error === undefined ? null : (
        <p id={`${own}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
