import { useId } from 'react';
import styles from './pills.module.css';

interface Option {
  value: string;
  label: string;
}

interface PillsProps {
  label: string;
  name: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

/** Segmented choice of radio buttons: native submit and arrow keys work. */
export function Pills({ label, name, value, options, onChange }: PillsProps) {
  return (
    <fieldset className={styles.pills}>
      <legend className={styles.hidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.pill}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface PillSelectProps extends PillsProps {
  id?: string;
  isLabelled?: boolean;
  error?: string | undefined;
}

/** Compact select. */
export function PillSelect({
  id,
  label,
  name,
  value,
  options,
  onChange,
  isLabelled = false,
  error,
}: PillSelectProps) {
  const generated = useId();
  const own = id ?? generated;
  return (
    <div className={styles.select}>
      <label className={isLabelled ? styles.label : styles.hidden} htmlFor={own}>
        {label}
      </label>
      <select
        id={own}
        name={name}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${own}-error`}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error === undefined ? null : (
        <p id={`${own}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
