import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.css';

export interface StepperProps {
  id?: string | undefined;
  /** submits natively under this name */
  name?: string | undefined;
  label: string;
  /** button name where `label` is ambiguous; includes it */
  fullName?: string | undefined;
  description?: ReactNode;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  error?: string | undefined;
}

/** Count with labelled buttons; error links target the group. */
export function Stepper({
  id,
  name,
  label,
  fullName = label,
  description,
  value,
  min,
  max,
  onChange,
  error,
}: StepperProps) {
  const generated = useId();
  const own = id ?? generated;
  const describedBy =
    classNames(
      description !== undefined && `${own}-description`,
      error !== undefined && `${own}-error`,
    ) || undefined;
  return (
    <div>
      <div
        id={own}
        tabIndex={-1}
        className={styles.stepper}
        role="group"
        aria-labelledby={`${own}-label`}
        aria-describedby={describedBy}
      >
        <span className={styles.stepperText}>
          <span className={styles.label} id={`${own}-label`}>
            {label}
          </span>
          {description === undefined ? null : (
            <span className={styles.description} id={`${own}-description`}>
              {description}
            </span>
          )}
        </span>
        <span className={styles.buttons}>
          <button
            type="button"
            aria-label={`− ${fullName}, ${value}`}
            disabled={value <= min}
            onClick={() => onChange(value - 1)}
          >
            −
          </button>
          <output className={styles.count} aria-labelledby={`${own}-label`}>
            {value}
          </output>
          <button
            type="button"
            aria-label={`+ ${fullName}, ${value}`}
            disabled={value >= max}
            onClick={() => onChange(value + 1)}
          >
            +
          </button>
        </span>
      </div>
      {name === undefined ? null : <input type="hidden" name={name} value={value} />}
      {error === undefined ? null : (
        <p className={styles.error} id={`${own}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
