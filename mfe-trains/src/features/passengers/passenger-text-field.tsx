import { TITLES, TRAIN_DOCUMENT_TYPES } from '@wayfare/api-contract';
import { countryOptions } from '@wayfare/domain';
import { FormPhoneField, FormSelect, FormTextField } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import type { SelectOption, TextFieldProps } from '@wayfare/ui';
import type { ComponentProps } from 'react';
import { isDayText, type PassengerText } from '../../domain/passengers/typed-passenger';
import { DayTextFields } from './day-text';
import { useTyped, type FormValues, type PassengerPlace } from './use-passenger-form';

type Look = Pick<TextFieldProps, 'type' | 'inputMode'>;

const LOOKS: Partial<Record<PassengerText, Look>> = {
  email: { type: 'email', inputMode: 'email' },
};

/** Autofill tokens; browsers know no documents. */
const TOKENS: Partial<Record<PassengerText, string>> = {
  first_name: 'given-name',
  last_name: 'family-name',
  email: 'email',
  title: 'honorific-prefix',
  country_of_residence: 'country',
};
const HINTED: readonly PassengerText[] = [
  'country_of_residence',
  'countryCode',
  'documentNumber',
  'reduction_card_id',
  'first_name',
  'last_name',
];

function useOptions(name: PassengerText): SelectOption[] | null {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  if (name === 'title')
    return TITLES.map((value) => ({ value, label: t(`passengers.titles.${value}`) }));
  if (name === 'type')
    return TRAIN_DOCUMENT_TYPES.map((value) => ({
      value,
      label: t(`passengers.documents.${value}`),
    }));
  return name === 'countryCode' || name === 'country_of_residence'
    ? countryOptions(language)
    : null;
}

interface Props {
  at: PassengerPlace;
  name: PassengerText;
  checkCodes: () => void;
}

type PhoneProps = Omit<
  ComponentProps<typeof FormPhoneField<FormValues, FormValues>>,
  'form' | 'home'
>;

function PhoneText({ at, ...field }: Pick<Props, 'at'> & PhoneProps) {
  return <FormPhoneField {...field} form={at.form} home={useTyped(at).country_of_residence} />;
}

/** Autofill is for the first passenger only: whoever types. */
export function PassengerTextField({ at, name, checkCodes }: Props) {
  const { t } = useTranslation('trains');
  const options = useOptions(name);
  if (isDayText(name)) return <DayTextFields at={at} name={name} />;
  const { form, place, index } = at;
  const isTyping = place + index === 0;
  const token = (isTyping ? TOKENS[name] : undefined) ?? 'off';
  const bound = {
    name: `items.${place}.passengers.${index}.${name}`,
    field: `${place}.${index}.${name}`,
    label: t(`passengers.fields.${name}`),
    isRequired: true,
  } as const;
  if (name === 'phone_number') return <PhoneText {...bound} at={at} isOwn={isTyping} />;
  const look = {
    ...bound,
    form,
    description: HINTED.includes(name) ? t(`passengers.hints.${name}`) : undefined,
    autoComplete: token,
  };
  if (options !== null)
    return <FormSelect {...look} placeholder={t('passengers.choose')} options={options} />;
  const onBlur = name === 'reduction_card_id' ? checkCodes : undefined;
  return <FormTextField {...look} {...LOOKS[name]} onBlur={onBlur} />;
}
