import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { classNames } from '../class-names';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';

export interface Common extends FieldTexts {
  id?: string | undefined;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

export interface TextFieldProps extends Common {
  type?: HTMLInputTypeAttribute | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'search' | undefined;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
}

export function TextField({
  id,
  name,
  value,
  onChange,
  onBlur,
  isRequired,
  isDisabled,
  type = 'text',
  autoComplete,
  inputMode,
  maxLength,
  placeholder,
  ...texts
}: TextFieldProps) {
  return (
    <Field id={id} {...texts}>
      {(control) => (
        <input
          {...control}
          className={styles.control}
          name={name}
          type={type}
          value={value}
          required={isRequired}
          disabled={isDisabled}
          autoComplete={autoComplete}
          inputMode={inputMode}
          maxLength={maxLength}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

export interface TextAreaProps extends Common {
  maxLength?: number | undefined;
  /** e.g. "12 of 1024 characters" */
  counter?: string | undefined;
}

export function TextArea({
  id,
  name,
  value,
  onChange,
  onBlur,
  isRequired,
  isDisabled,
  maxLength,
  counter,
  ...texts
}: TextAreaProps) {
  return (
    <Field id={id} {...texts}>
      {(control) => (
        <>
          <textarea
            {...control}
            className={classNames(styles.control, styles.area)}
            name={name}
            value={value}
            required={isRequired}
            disabled={isDisabled}
            maxLength={maxLength}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          {counter === undefined ? null : <span className={styles.counter}>{counter}</span>}
        </>
      )}
    </Field>
  );
}

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean | undefined;
}

export interface SelectFieldProps extends Common {
  options: readonly SelectOption[];
  /** first entry for "nothing chosen yet" */
  placeholder?: string | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
}

export function SelectField({
  id,
  name,
  value,
  onChange,
  onBlur,
  isRequired,
  isDisabled,
  options,
  placeholder,
  autoComplete,
  ...texts
}: SelectFieldProps) {
  return (
    <Field id={id} {...texts}>
      {(control) => (
        <select
          {...control}
          className={styles.control}
          name={name}
          value={value}
          required={isRequired}
          disabled={isDisabled}
          autoComplete={autoComplete}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
