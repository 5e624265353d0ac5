import { FormFrame } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { addDays, siteDay } from '@wayfare/domain';
import { DateField, RadioGroup, SelectField, TextField } from '@wayfare/ui';
import { paths } from '../../paths';
import { CABIN_CLASSES } from './criteria';
import type { FlightSearch } from './criteria';
import { idOf } from './field-id';
import styles from './flight-search.module.css';
import { PartyFields } from './party-fields';
import { MAX_DAYS_AHEAD } from './search-rules';
import { useFlightForm } from './use-flight-form';

/** Plain fields on a GET form: it can be sent before any script has loaded, and the results page judges it then. */
export function FlightSearchForm({ fromUrl = null }: { fromUrl?: FlightSearch | null }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { values, change, errorOf, field, frame } = useFlightForm(fromUrl);
  const firstDay = siteDay();
  const lastDay = addDays(firstDay, MAX_DAYS_AHEAD);

  return (
    <FormFrame
      {...frame}
      className={styles.form}
      label={t('search.formLabel')}
      action={paths.results(language)}
      method="get"
      summaryTitle={(count) => t('form.errorTitle', { count })}
      submitLabel={t('form.submit')}
    >
      <RadioGroup
        label={t('form.trip')}
        name="trip"
        value={values.trip}
        options={[
          { value: 'return', label: t('form.tripReturn') },
          { value: 'one_way', label: t('form.tripOneWay') },
        ]}
        onChange={(trip) => change({ trip: trip === 'one_way' ? 'one_way' : 'return' })}
      />
      <div className={styles.row}>
        <TextField {...field('from')} label={t('form.from')} description={t('form.placeHint')} />
        <TextField {...field('to')} label={t('form.to')} description={t('form.placeHint')} />
      </div>
      <div className={styles.row}>
        <DateField {...field('departureDate')} label={t('form.departureDate')} min={firstDay} max={lastDay} />
        {values.trip === 'return' && (
          <DateField {...field('returnDate')} label={t('form.returnDate')} min={values.departureDate || firstDay} max={lastDay} />
        )}
        <SelectField
          id={idOf('cabinClass')}
          name="cabinClass"
          label={t('form.cabinClass')}
          value={values.cabinClass}
          options={CABIN_CLASSES.map((cabin) => ({ value: cabin, label: t(`cabin.${cabin}`) }))}
          onChange={(chosen) => change({ cabinClass: CABIN_CLASSES.find((cabin) => cabin === chosen) ?? 'economy' })}
        />
      </div>
      <PartyFields values={values} onChange={change} errorOf={errorOf} />
    </FormFrame>
  );
}
