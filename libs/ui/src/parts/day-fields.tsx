import { useId, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.css';

export interface TypedDay {
  day: string;
  month: string;
  year: string;
}

export interface DayFieldsProps {
  /** of the first field, target of error links; others are suffixed */
  id?: string | undefined;
  name: string;
  label: ReactNode;
  description?: ReactNode;
  parts: Readonly<Record<keyof TypedDay, string>>;
  value: TypedDay;
  onChange: (patch: Partial<TypedDay>) => void;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  autoComplete?: Readonly<Record<keyof TypedDay, HTMLInputAutoCompleteAttribute>> | undefined;
}

const PARTS = ['day', 'month', 'year'] as const;
const LENGTH = { day: 2, month: 2, year: 4 } as const;

/** Memorised day such as a date of birth: three text fields, no calendar. */
export function DayFields({
  id,
  name,
  label,
  description,
  parts,
  value,
  onChange,
  error,
  isRequired = false,
  autoComplete,
}: DayFieldsProps) {
  const generated = useId();
  const own = id ?? generated;
  const describedBy =
    classNames(
      description !== undefined && `${own}-description`,
      error !== undefined && `${own}-error`,
    ) || undefined;
  return (
    <fieldset className={styles.day} aria-describedby={describedBy}>
      <legend className={styles.label}>{label}</legend>
      {description === undefined ? null : (
        <p className={styles.description} id={`${own}-description`}>
          {description}
        </p>
      )}
      <div className={styles.dayParts}>
        {PARTS.map((part) => (
          <div key={part} className={styles.field}>
            <label className={styles.label} htmlFor={part === 'day' ? own : `${own}-${part}`}>
              {parts[part]}
            </label>
            <input
              id={part === 'day' ? own : `${own}-${part}`}
              className={styles.control}
              name={`${name}.${part}`}
              value={value[part]}
              inputMode="numeric"
              maxLength={LENGTH[part]}
              autoComplete={autoComplete?.[part] ?? 'off'}
              aria-required={isRequired ? true : undefined}
              aria-invalid={error !== undefined}
              onChange={(event) => onChange({ [part]: event.target.value })}
            />
          </div>
        ))}
      </div>
      {error === undefined ? null : (
        <p className={styles.error} id={`${own}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
