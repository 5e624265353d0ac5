import { FLIGHT_LIMITS } from '@wayfare/api-contract';
import { addDays, siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { DatesField, DayField } from '@wayfare/search';
import { firstSlice, type FlightSearch } from '../../domain/search/criteria';
import { RETURN_FIELD } from '../../domain/search/search-rules';
import { idOf } from './field-id';
import { changeSlice } from './slice-edit';
import { useCalendarPrices } from './use-calendar-prices';

interface Props {
  values: FlightSearch;
  onChange: (patch: Partial<FlightSearch>) => void;
  errorOf: (field: string) => string | undefined;
}

const bounds = () => ({ min: siteDay(), max: addDays(siteDay(), FLIGHT_LIMITS.daysAhead) });

export function ReturnDates({ values, onChange, errorOf }: Props) {
  const { t } = useTranslation('flights');
  const prices = useCalendarPrices(values);
  return (
    <DatesField
      {...bounds()}
      id={idOf('date.0')}
      name={{ start: 'departureDate', end: 'returnDate' }}
      label={t('form.dates')}
      startLabel={t('form.departureDate')}
      endLabel={t('form.returnDate')}
      value={{ start: firstSlice(values).departureDate, end: values.returnDate }}
      onChange={({ start, end }) =>
        onChange({ ...changeSlice(values, 0, { departureDate: start }), returnDate: end })
      }
      minNights={0}
      prices={prices}
      isRequired
      error={errorOf('date.0') ?? errorOf(RETURN_FIELD)}
      messages={{
        calendar: t('calendar.name'),
        chooseStart: t('calendar.chooseDeparture'),
        chooseEnd: t('calendar.chooseReturn'),
        nights: (count) => t('calendar.nights', { count }),
      }}
    />
  );
}

/** Not before the previous slice. */
export function DepartureDate({ values, index, onChange, errorOf }: Props & { index: number }) {
  const { t } = useTranslation('flights');
  const { min, max } = bounds();
  const prices = useCalendarPrices(values);
  const previous = values.slices[index - 1]?.departureDate ?? '';
  return (
    <DayField
      id={idOf(`date.${index}`)}
      name="departureDate"
      label={t('form.departureDate')}
      isRequired
      value={values.slices[index]?.departureDate ?? ''}
      min={previous > min ? previous : min}
      max={max}
      prices={prices}
      error={errorOf(`date.${index}`)}
      onChange={(departureDate) => onChange(changeSlice(values, index, { departureDate }))}
    />
  );
}
