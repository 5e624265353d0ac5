import { FLIGHT_LIMITS } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Button, PlusIcon } from '@wayfare/ui';
import type { FlightSearch } from './criteria';
import { idOf } from './field-id';
import styles from './flight-search.module.css';
import { addSlice, removeSlice } from './slice-edit';
import { SlicePlaces } from './slice-places';
import { DepartureDate } from './travel-dates';

interface Props {
  values: FlightSearch;
  onChange: (patch: Partial<FlightSearch>) => void;
  errorOf: (field: string) => string | undefined;
}

/** The flights of a trip to several cities, two to six of them. */
export function SeveralSlices({ values, onChange, errorOf }: Props) {
  const { t } = useTranslation('flights');
  const error = errorOf('slices');
  return (
    <div id={idOf('slices')} tabIndex={-1} className={styles.slices}>
      {values.slices.map((_, index) => (
        <fieldset key={index} className={styles.slice}>
          <legend>{t('form.flight', { number: index + 1 })}</legend>
          <SlicePlaces values={values} index={index} onChange={onChange} errorOf={errorOf} />
          <DepartureDate values={values} index={index} onChange={onChange} errorOf={errorOf} />
          {values.slices.length > 2 && (
            <Button
              variant="quiet"
              size="small"
              className={styles.remove}
              onClick={() => onChange(removeSlice(values, index))}
            >
              {t('form.removeFlight', { number: index + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {values.slices.length < FLIGHT_LIMITS.slices && (
        <Button
          variant="secondary"
          className={styles.add}
          icon={<PlusIcon />}
          onClick={() => onChange(addSlice(values))}
        >
          {t('form.addFlight')}
        </Button>
      )}
    </div>
  );
}
