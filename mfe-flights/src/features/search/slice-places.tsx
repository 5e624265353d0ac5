import { useTranslation } from '@wayfare/i18n';
import { Cell, SwapButton } from '@wayfare/search';
import type { FlightSearch } from '../../domain/search/criteria';
import { idOf } from './field-id';
import { FlightPlaceField } from './flight-place-field';
import { changeSlice, swapSlice } from './slice-edit';

interface Props {
  values: FlightSearch;
  index: number;
  onChange: (patch: Partial<FlightSearch>) => void;
  errorOf: (field: string) => string | undefined;
}

export function SlicePlaces({ values, index, onChange, errorOf }: Props) {
  const { t } = useTranslation('flights');
  const slice = values.slices[index];
  if (slice === undefined) return null;
  return (
    <>
      <Cell size="place">
        <FlightPlaceField
          id={idOf(`from.${index}`)}
          name="fromName"
          label={t('form.from')}
          place={slice.from}
          error={errorOf(`from.${index}`)}
          onChange={(from) => onChange(changeSlice(values, index, { from }))}
        />
      </Cell>
      <SwapButton label={t('form.swap')} onSwap={() => onChange(swapSlice(values, index))} />
      <Cell size="place">
        <FlightPlaceField
          id={idOf(`to.${index}`)}
          name="toName"
          label={t('form.to')}
          place={slice.to}
          error={errorOf(`to.${index}`)}
          onChange={(to) => onChange(changeSlice(values, index, { to }))}
        />
      </Cell>
    </>
  );
}
