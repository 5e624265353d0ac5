import { useTranslation } from '@wayfare/i18n';
import { DayFields } from '@wayfare/ui';
import { dayParts, typedDay, type DayText } from '../../domain/passengers/typed-passenger';
import type { PassengerForm } from './use-passenger-form';

const BIRTHDAY = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const;

interface Props {
  form: PassengerForm;
  place: number;
  index: number;
  name: DayText;
}

/** A day that is known by heart or stands in a document: three fields, no calendar. */
export function DayTextFields({ form, place, index, name }: Props) {
  const { t } = useTranslation('trains');
  const field = `${place}.${index}.${name}`;
  const value = dayParts(form.typedAt(place, index)[name]);
  return (
    <DayFields
      id={form.idOf(field)}
      name={field}
      label={t(`passengers.fields.${name}`)}
      description={t(`passengers.hints.${name}`)}
      parts={{
        day: t('passengers.fields.day'),
        month: t('passengers.fields.month'),
        year: t('passengers.fields.year'),
      }}
      value={value}
      error={form.errorOf(field)}
      autoComplete={name === 'date_of_birth' && place + index === 0 ? BIRTHDAY : undefined}
      onChange={(patch) =>
        form.changePassenger(place, index, { [name]: typedDay({ ...value, ...patch }) })
      }
    />
  );
}
