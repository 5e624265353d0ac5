import { TITLES, TRAIN_DOCUMENT_TYPES } from '@wayfare/api-contract';
import { countryOptions } from '@wayfare/domain';
import { PhoneField } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { SelectField, TextField, type SelectOption, type TextFieldProps } from '@wayfare/ui';
import { isDayText, type PassengerText } from '../../domain/passengers/typed-passenger';
import { DayTextFields } from './day-text';
import type { PassengerForm } from './use-passenger-form';

type Look = Pick<TextFieldProps, 'type' | 'inputMode'>;

const LOOKS: Partial<Record<PassengerText, Look>> = {
  email: { type: 'email', inputMode: 'email' },
};

/** What a browser knows of whoever types; it knows no document of anybody. */
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

/** What can be chosen of, where it is not typed. */
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
  form: PassengerForm;
  /** of the item, and of the passenger in it */
  place: number;
  index: number;
  name: PassengerText;
}

/** One thing that is asked of a passenger. Only the very first one is whoever types. */
export function PassengerTextField({ form, place, index, name }: Props) {
  const { t } = useTranslation('trains');
  const options = useOptions(name);
  if (isDayText(name)) return <DayTextFields form={form} place={place} index={index} name={name} />;
  const field = `${place}.${index}.${name}`;
  const isTyping = place + index === 0;
  const token = (isTyping ? TOKENS[name] : undefined) ?? 'off';
  const bound = {
    id: form.idOf(field),
    name: field,
    label: t(`passengers.fields.${name}`),
    description: HINTED.includes(name) ? t(`passengers.hints.${name}`) : undefined,
    value: form.typedAt(place, index)[name],
    error: form.errorOf(field),
    isRequired: true,
    onChange: (value: string) => form.changePassenger(place, index, { [name]: value }),
  };
  if (name === 'phone_number')
    return (
      <PhoneField
        {...bound}
        home={form.typedAt(place, index).country_of_residence}
        isOwn={isTyping}
      />
    );
  if (options !== null)
    return (
      <SelectField
        {...bound}
        placeholder={t('passengers.choose')}
        options={options}
        autoComplete={token}
      />
    );
  const onBlur = name === 'reduction_card_id' ? form.checkCodes : undefined;
  return <TextField {...bound} {...LOOKS[name]} onBlur={onBlur} autoComplete={token} />;
}
