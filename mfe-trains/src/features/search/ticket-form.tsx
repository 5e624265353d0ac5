import { siteDay } from '@wayfare/domain';
import { dayCalendar } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { DateField, IconButton, SelectField, SwapIcon } from '@wayfare/ui';
import { CardFields } from './card-fields';
import type { TicketSearch } from './criteria';
import { idOf } from './field-id';
import { HOUR_OPTIONS } from './hours';
import { PassengerFields } from './passenger-fields';
import { StationField } from './station-field';
import { lastDay } from './search-rules';
import { TrainForm } from './train-form';
import { TICKETS } from './train-products';
import styles from './train-search.module.css';
import { useTrainForm } from './use-train-form';

type Fields = Pick<
  ReturnType<typeof useTrainForm<TicketSearch>>,
  'values' | 'change' | 'errorOf' | 'field'
>;

function Stations({ values: { from, to }, change, errorOf }: Fields) {
  const { t } = useTranslation('trains');
  return (
    <div className={styles.places}>
      <div className={styles.from}>
        <StationField
          id={idOf('from')}
          name="from"
          label={t('form.from')}
          place={from}
          error={errorOf('from')}
          onChange={(chosen) => change({ from: chosen })}
        />
      </div>
      <IconButton
        className={styles.swap}
        label={t('form.swap')}
        icon={<SwapIcon />}
        onClick={() => change({ from: to, to: from })}
      />
      <div className={styles.to}>
        <StationField
          id={idOf('to')}
          name="to"
          label={t('form.to')}
          place={to}
          error={errorOf('to')}
          onChange={(chosen) => change({ to: chosen })}
        />
      </div>
    </div>
  );
}

function HourField({
  name,
  label,
  values,
  change,
  errorOf,
}: Fields & { name: 'hour' | 'returnHour'; label: string }) {
  return (
    <SelectField
      id={idOf(name)}
      name={name}
      label={label}
      value={String(values[name])}
      options={HOUR_OPTIONS}
      onChange={(hour) => change({ [name]: Number(hour) })}
      error={errorOf(name)}
    />
  );
}

export function TicketForm({ fromUrl = null }: { fromUrl?: TicketSearch | null }) {
  const { t } = useTranslation('trains');
  const { frame, ...fields } = useTrainForm(TICKETS, fromUrl);
  const { values, change, errorOf, field } = fields;
  const calendar = dayCalendar(useLanguage());
  const firstDay = siteDay();
  const max = lastDay(firstDay);
  return (
    <TrainForm frame={frame} label={t('form.submitTickets')}>
      <Stations {...fields} />
      <div className={styles.row}>
        <DateField
          {...field('date')}
          isRequired
          label={t('form.date')}
          min={firstDay}
          max={max}
          calendar={calendar}
        />
        <HourField {...fields} name="hour" label={t('form.hour')} />
        <DateField
          {...field('returnDate')}
          label={t('form.returnDate')}
          min={values.date || firstDay}
          max={max}
          calendar={calendar}
        />
        {values.returnDate !== '' && (
          <HourField {...fields} name="returnHour" label={t('form.returnHour')} />
        )}
      </div>
      <PassengerFields
        passengers={values.passengers}
        onChange={(passengers) => change({ passengers })}
        errorOf={errorOf}
      />
      <CardFields values={values} onChange={(cards) => change({ cards })} />
    </TrainForm>
  );
}
