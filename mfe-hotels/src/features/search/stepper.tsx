import { useId } from 'react';
import styles from './party-field.module.css';

interface Props {
  label: string;
  name: string;
  value: number;
  min: number;
  max: number;
  less: string;
  more: string;
  onChange: (value: number) => void;
}

/** A small number with a button on either side; the number itself is a field, so that it works before the script does. */
export function Stepper({ label, name, value, min, max, less, more, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.stepper}>
      <label htmlFor={id}>{label}</label>
      <button
        type="button"
        aria-label={`${less}, ${value}`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <button
        type="button"
        aria-label={`${more}, ${value}`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}
