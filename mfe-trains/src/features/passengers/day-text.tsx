import { useFormField } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { DayFields } from '@wayfare/ui';
import { dayParts, typedDay, type DayText } from '../../domain/passengers/typed-passenger';
import type { PassengerPlace } from './use-passenger-form';

const BIRTHDAY = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const;

interface Props {
  at: PassengerPlace;
  name: DayText;
}

/** Known by heart or on a document: three fields, no calendar. */
export function DayTextFields({ at: { form, place, index }, name }: Props) {
  const { t } = useTranslation('trains');
  const field = `${place}.${index}.${name}`;
  const day = useFormField({ form, name: `items.${place}.passengers.${index}.${name}`, field });
  const value = dayParts(day.value ?? '');
  return (
    <DayFields
      id={day.id}
      name={field}
      label={t(`passengers.fields.${name}`)}
      description={t(`passengers.hints.${name}`)}
      parts={{
        day: t('passengers.fields.day'),
        month: t('passengers.fields.month'),
        year: t('passengers.fields.year'),
      }}
      value={value}
      error={day.error}
      autoComplete={name === 'date_of_birth' && place + index === 0 ? BIRTHDAY : undefined}
      onChange={(patch) => day.onChange(typedDay({ ...value, ...patch }))}
    />
  );
}
