import { FLIGHT_LIMITS } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Cell, CellRow } from '@wayfare/search';
import { Button, PlusIcon } from '@wayfare/ui';
import type { ReactNode } from 'react';
import type { FlightSearch } from '../../domain/search/criteria';
import { idOf } from './field-id';
import styles from './flight-search.module.css';
import { addSlice, removeSlice } from './slice-edit';
import { SlicePlaces } from './slice-places';
import { DepartureDate } from './travel-dates';

interface Props {
  values: FlightSearch;
  onChange: (patch: Partial<FlightSearch>) => void;
  errorOf: (field: string) => string | undefined;
  children: ReactNode;
}

/** Two to six flights. */
export function SeveralSlices({ values, onChange, errorOf, children }: Props) {
  const { t } = useTranslation('flights');
  const error = errorOf('slices');
  const part = { values, onChange, errorOf };
  return (
    <div id={idOf('slices')} tabIndex={-1} className={styles.slices}>
      {values.slices.map((_, index) => (
        <fieldset key={index} className={styles.slice}>
          <legend>{t('form.flight', { number: index + 1 })}</legend>
          <CellRow>
            <SlicePlaces {...part} index={index} />
            <Cell>
              <DepartureDate {...part} index={index} />
            </Cell>
          </CellRow>
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
          variant="quiet"
          className={styles.add}
          icon={<PlusIcon />}
          onClick={() => onChange(addSlice(values))}
        >
          {t('form.addFlight')}
        </Button>
      )}
      <CellRow>{children}</CellRow>
    </div>
  );
}
