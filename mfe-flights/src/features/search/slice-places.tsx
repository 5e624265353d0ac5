import { useTranslation } from '@wayfare/i18n';
import { IconButton, SwapIcon } from '@wayfare/ui';
import type { FlightSearch } from './criteria';
import { idOf } from './field-id';
import styles from './flight-search.module.css';
import { PlaceField } from './place-field';
import { changeSlice, swapSlice } from './slice-edit';

interface Props {
  values: FlightSearch;
  index: number;
  onChange: (patch: Partial<FlightSearch>) => void;
  errorOf: (field: string) => string | undefined;
}

/** From and to of one slice, with a button that turns them round. */
export function SlicePlaces({ values, index, onChange, errorOf }: Props) {
  const { t } = useTranslation('flights');
  const slice = values.slices[index];
  if (slice === undefined) return null;
  return (
    <div className={styles.places}>
      <div className={styles.from}>
        <PlaceField
          id={idOf(`from.${index}`)}
          name="fromName"
          label={t('form.from')}
          place={slice.from}
          error={errorOf(`from.${index}`)}
          onChange={(from) => onChange(changeSlice(values, index, { from }))}
        />
      </div>
      <IconButton
        className={styles.swap}
        label={t('form.swap')}
        icon={<SwapIcon />}
        onClick={() => onChange(swapSlice(values, index))}
      />
      <div className={styles.to}>
        <PlaceField
          id={idOf(`to.${index}`)}
          name="toName"
          label={t('form.to')}
          place={slice.to}
          error={errorOf(`to.${index}`)}
          onChange={(to) => onChange(changeSlice(values, index, { to }))}
        />
      </div>
    </div>
  );
}
