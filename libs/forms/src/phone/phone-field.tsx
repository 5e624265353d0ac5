import {
  callingCodeOf,
  countryOptions,
  LANGUAGE_FACTS,
  splitPhone,
  type Language,
} from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Field, TextField, useHydrated } from '@wayfare/ui';
import { memo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormField, type BoundTo } from '../use-form-field';
import styles from './phone-field.module.css';
import { countryOfCode, phoneParts, phoneText, shownPhone } from './phone-text';

/** Memoised by language: not rendered while typing. */
const Countries = memo(({ language }: { language: Language }) =>
  countryOptions(language).map(({ value, label }) => (
    <option key={value} value={value}>
      {`${label} (+${callingCodeOf(value)})`}
    </option>
  )),
);

export interface PhoneFieldProps {
  id: string;
  name: string;
  label: string;
  /** as typed behind its calling code; `internationalPhone` of the domain normalises it */
  value: string;
  error?: string | undefined;
  country?: { id?: string; name?: string; error?: string | undefined } | undefined;
  /** country of numbers without a code, ISO 3166-1 alpha-2; '' for none */
  home: string;
  isOwn: boolean;
  isRequired?: boolean | undefined;
  onChange: (text: string) => void;
  onBlur?: (() => void) | undefined;
}

/** Phone number with a country select; a whole number pasted or autofilled sets the country. */
export function PhoneField({
  id,
  name,
  label,
  value,
  error,
  country: part = {},
  home,
  isOwn,
  isRequired,
  onChange,
  onBlur,
}: PhoneFieldProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const [chosen, setChosen] = useState('');
  const isHydrated = useHydrated();
  const { code, number } = phoneParts(value);
  const country = countryOfCode(code, chosen || home || LANGUAGE_FACTS[language].home);
  const shownCode = callingCodeOf(country);

  function handleCountry(next: string): void {
    setChosen(next);
    onChange(phoneText({ code: callingCodeOf(next), number: splitPhone(number)?.rest ?? number }));
  }

  function handleBlur(): void {
    const shown = shownPhone(number);
    const text = shown === number ? phoneText({ code: shownCode, number }) : shown;
    if (text !== value) onChange(text);
    onBlur?.();
  }

  const countryId = part.id ?? `${id}-country`;
  const isWrong = part.error !== undefined;
  return (
    <div className={styles.phone}>
      <Field
        id={countryId}
        label={t('phone_country')}
        describedBy={isWrong ? `${countryId}-error` : undefined}
      >
        {(control) => (
          <span className={styles.country}>
            <select
              {...control}
              aria-invalid={isWrong}
              name={part.name ?? `${name}-country`}
              value={country}
              required={isRequired}
              autoComplete="off"
              onChange={(event) => handleCountry(event.target.value)}
            >
              {country === '' && <option value="">{t('phone_choose')}</option>}
              {isHydrated && <Countries language={language} />}
            </select>
            <span aria-hidden="true">
              {country === '' ? t('phone_choose') : `${country} +${shownCode}`}
            </span>
          </span>
        )}
      </Field>
      <TextField
        id={id}
        name={name}
        label={label}
        value={number}
        error={error}
        type="tel"
        inputMode="tel"
        autoComplete={isOwn ? 'tel' : 'off'}
        isRequired={isRequired}
        onChange={(text) => onChange(phoneText({ code: shownCode, number: text }))}
        onBlur={handleBlur}
      />
      {isWrong && (
        <p id={`${countryId}-error`} className={styles.error}>
          {part.error}
        </p>
      )}
    </div>
  );
}

export function FormPhoneField<TInput extends FieldValues, TOutput>({
  form,
  name,
  field: called,
  ...look
}: BoundTo<TInput, TOutput> & Pick<PhoneFieldProps, 'label' | 'home' | 'isOwn' | 'isRequired'>) {
  const { value, ...field } = useFormField({ form, name, field: called });
  return <PhoneField {...look} {...field} value={typeof value === 'string' ? value : ''} />;
}
