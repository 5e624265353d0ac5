import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.css';

export interface CheckboxProps {
  id?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  /** end of the row, e.g. a count of results */
  note?: ReactNode;
}

export function Checkbox({
  id,
  name,
  value,
  label,
  isChecked,
  onChange,
  error,
  isDisabled = false,
  note,
}: CheckboxProps) {
  const generated = useId();
  const own = id ?? generated;
  return (
    <div>
      <label className={styles.option} data-disabled={isDisabled || undefined}>
        <input
          id={own}
          type="checkbox"
          name={name}
          value={value}
          checked={isChecked}
          disabled={isDisabled}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${own}-error`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </label>
      {error === undefined ? null : (
        <p className={styles.error} id={`${own}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

export interface ChoiceOption {
  value: string;
  label: ReactNode;
  note?: ReactNode;
  isDisabled?: boolean | undefined;
}

interface GroupProps {
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  isStacked?: boolean | undefined;
  children: ReactNode;
}

function Group({ label, isLabelHidden = false, isStacked = false, children }: GroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={classNames(styles.label, isLabelHidden && styles.hidden)}>{label}</legend>
      <div className={styles.options} data-stacked={isStacked || undefined}>
        {children}
      </div>
    </fieldset>
  );
}

export interface RadioGroupProps extends Omit<GroupProps, 'children'> {
  name: string;
  value: string;
  options: readonly ChoiceOption[];
  onChange: (value: string) => void;
}

export function RadioGroup({ name, value, options, onChange, ...group }: RadioGroupProps) {
  return (
    <Group {...group}>
      {options.map((option) => (
        <label
          key={option.value}
          className={styles.option}
          data-disabled={option.isDisabled || undefined}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
          {option.note === undefined ? null : <span className={styles.note}>{option.note}</span>}
        </label>
      ))}
    </Group>
  );
}

export interface CheckboxGroupProps extends Omit<GroupProps, 'children'> {
  name?: string | undefined;
  values: readonly string[];
  options: readonly ChoiceOption[];
  onToggle: (value: string) => void;
}

export function CheckboxGroup({ name, values, options, onToggle, ...group }: CheckboxGroupProps) {
  return (
    <Group isStacked {...group}>
      {options.map(({ value, label, note, isDisabled }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={label}
          note={note}
          isDisabled={isDisabled}
          isChecked={values.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
    </Group>
  );
}
