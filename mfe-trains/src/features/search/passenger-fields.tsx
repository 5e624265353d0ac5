import { TRAIN_CATEGORIES, TRAIN_LIMITS } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Stepper } from '@wayfare/ui';
import type { Passengers } from './criteria';
import { idOf } from './field-id';
import styles from './train-search.module.css';

interface PassengerFieldsProps {
  passengers: Passengers;
  onChange: (passengers: Passengers) => void;
  errorOf: (field: string) => string | undefined;
}

/** How many travel, by category (TRN-15). */
export function PassengerFields({ passengers, onChange, errorOf }: PassengerFieldsProps) {
  const { t } = useTranslation('trains');
  return (
    <fieldset className={styles.party}>
      <legend>{t('form.passengers')}</legend>
      <p>{t('form.ageNote')}</p>
      {TRAIN_CATEGORIES.map((category) => (
        <Stepper
          key={category}
          id={idOf(`passengers.${category}`)}
          name={category}
          label={t(`form.${category}`)}
          description={t(`form.${category}Hint`)}
          value={passengers[category]}
          min={0}
          max={TRAIN_LIMITS.passengers}
          onChange={(count) => onChange({ ...passengers, [category]: count })}
          error={errorOf(`passengers.${category}`)}
        />
      ))}
    </fieldset>
  );
}
