import { useFormField } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { DayFields } from '@wayfare/ui';
import type { PartyForm } from './use-party-form';

const TOKENS = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const;

export function BirthFields({ form, index }: { form: PartyForm; index: number }) {
  const { t } = useTranslation('flights');
  const field = `${index}.date_of_birth`;
  const day = useFormField({ form, name: `travelers.${index}.birthDay`, field });
  const month = useFormField({ form, name: `travelers.${index}.birthMonth`, field });
  const year = useFormField({ form, name: `travelers.${index}.birthYear`, field });
  return (
    <DayFields
      id={day.id}
      name={`${index}.birth`}
      label={t('travellers.fields.dateOfBirth')}
      description={t('travellers.hints.dateOfBirth')}
      parts={{
        day: t('travellers.fields.birthDay'),
        month: t('travellers.fields.birthMonth'),
        year: t('travellers.fields.birthYear'),
      }}
      value={{ day: day.value, month: month.value, year: year.value }}
      isRequired
      error={day.error}
      autoComplete={index === 0 ? TOKENS : undefined}
      onChange={(patch) => {
        if (patch.day !== undefined) day.onChange(patch.day);
        if (patch.month !== undefined) month.onChange(patch.month);
        if (patch.year !== undefined) year.onChange(patch.year);
      }}
    />
  );
}
