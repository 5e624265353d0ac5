import { useTranslation } from '@wayfare/i18n';
import { DayFields } from '@wayfare/ui';
import type { PartyForm } from './use-party-form';

const TOKENS = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const;

/** The date of birth of one traveller. */
export function BirthFields({ form, index }: { form: PartyForm; index: number }) {
  const { t } = useTranslation('flights');
  const { birthDay = '', birthMonth = '', birthYear = '' } = form.values.travelers[index] ?? {};
  const typed = { day: birthDay, month: birthMonth, year: birthYear };
  return (
    <DayFields
      id={form.idOf(`${index}.date_of_birth`)}
      name={`${index}.birth`}
      label={t('travellers.fields.dateOfBirth')}
      description={t('travellers.hints.dateOfBirth')}
      parts={{
        day: t('travellers.fields.birthDay'),
        month: t('travellers.fields.birthMonth'),
        year: t('travellers.fields.birthYear'),
      }}
      value={typed}
      isRequired
      error={form.errorOf(`${index}.date_of_birth`)}
      autoComplete={index === 0 ? TOKENS : undefined}
      onChange={(patch) => {
        const { day, month, year } = { ...typed, ...patch };
        form.changeTraveller(index, { birthDay: day, birthMonth: month, birthYear: year });
      }}
    />
  );
}
