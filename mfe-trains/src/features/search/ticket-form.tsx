import { siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { DateField, SelectField, TextField } from '@wayfare/ui';
import type { TicketSearch } from './criteria';
import { idOf } from './field-id';
import { HOUR_OPTIONS } from './hours';
import { PassengerFields } from './passenger-fields';
import { TrainForm } from './train-form';
import { TICKETS } from './train-products';
import styles from './train-search.module.css';
import { useTrainForm } from './use-train-form';

export function TicketForm({ fromUrl = null }: { fromUrl?: TicketSearch | null }) {
  const { t } = useTranslation('trains');
  const { values, change, errorOf, field, frame } = useTrainForm(TICKETS, fromUrl);
  const firstDay = siteDay();
  return (
    <TrainForm frame={frame} label={t('form.submitTickets')}>
      <div className={styles.row}>
        <TextField {...field('from')} label={t('form.from')} description={t('form.stationHint')} />
        <TextField {...field('to')} label={t('form.to')} description={t('form.stationHint')} />
      </div>
      <div className={styles.row}>
        <DateField {...field('date')} label={t('form.date')} min={firstDay} />
        <SelectField
          id={idOf('hour')}
          name="hour"
          label={t('form.hour')}
          value={String(values.hour)}
          options={HOUR_OPTIONS}
          onChange={(hour) => change({ hour: Number(hour) })}
          error={errorOf('hour')}
        />
        <DateField {...field('returnDate')} label={t('form.returnDate')} min={values.date || firstDay} />
        {values.returnDate !== '' && (
          <SelectField
            id={idOf('returnHour')}
            name="returnHour"
            label={t('form.returnHour')}
            value={String(values.returnHour)}
            options={HOUR_OPTIONS}
            onChange={(hour) => change({ returnHour: Number(hour) })}
            error={errorOf('returnHour')}
          />
        )}
      </div>
      <PassengerFields passengers={values.passengers} onChange={(passengers) => change({ passengers })} errorOf={errorOf} />
    </TrainForm>
  );
}
