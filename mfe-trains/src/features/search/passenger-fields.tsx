import { TRAIN_CATEGORIES, TRAIN_LIMITS } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { PartyField, Stepper } from '@wayfare/search';
import type { ReactNode } from 'react';
import type { Passengers } from '../../domain/search/criteria';
import { passengerSummary } from '../../domain/search/passenger-summary';
import { idOf } from '../../ui/search/field-id';
import styles from './train-search.module.css';

interface PassengerFieldsProps {
  passengers: Passengers;
  onChange: (passengers: Passengers) => void;
  errorOf: (field: string) => string | undefined;
  children?: ReactNode;
}

/** See TRN-15. */
export function PassengerFields({ passengers, onChange, errorOf, children }: PassengerFieldsProps) {
  const { t } = useTranslation('trains');
  const summary = passengerSummary(passengers, t);
  return (
    <PartyField
      id={idOf('party')}
      label={t('form.passengers')}
      summary={summary === '' ? t('party.nobody') : summary}
      error={TRAIN_CATEGORIES.map((category) => errorOf(`passengers.${category}`)).find(
        (error) => error !== undefined,
      )}
    >
      <p className={styles.note}>{t('form.ageNote')}</p>
      {TRAIN_CATEGORIES.map((category) => (
        <Stepper
          key={category}
          id={idOf(`passengers.${category}`)}
          name={category}
          label={t(`form.${category}`)}
          hint={t(`form.${category}Hint`)}
          value={passengers[category]}
          min={0}
          max={TRAIN_LIMITS.passengers}
          onChange={(count) => onChange({ ...passengers, [category]: count })}
          error={errorOf(`passengers.${category}`)}
        />
      ))}
      {children}
    </PartyField>
  );
}
