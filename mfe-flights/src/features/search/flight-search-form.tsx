import { CABIN_CLASSES } from '@wayfare/api-contract';
import { FormFrame } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Checkbox, RadioGroup, SelectField } from '@wayfare/ui';
import { paths } from '../../paths';
import { TRIPS } from './criteria';
import type { FlightSearch } from './criteria';
import { idOf } from './field-id';
import styles from './flight-search.module.css';
import { PartyFields } from './party-fields';
import { SeveralSlices } from './several-slices';
import { changeTrip } from './slice-edit';
import { SlicePlaces } from './slice-places';
import { DepartureDate, ReturnDates } from './travel-dates';
import { useFlightForm } from './use-flight-form';

/** Plain fields on a GET form: it can be sent before any script has loaded, and the results page judges it then. */
export function FlightSearchForm({ fromUrl = null }: { fromUrl?: FlightSearch | null }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { values, change, errorOf, frame } = useFlightForm(fromUrl);
  const part = { values, onChange: change, errorOf };

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
        options={TRIPS.map((trip) => ({ value: trip, label: t(`trip.${trip}`) }))}
        onChange={(chosen) =>
          change(changeTrip(values, TRIPS.find((trip) => trip === chosen) ?? values.trip))
        }
      />
      {values.trip === 'multi' ? (
        <SeveralSlices {...part} />
      ) : (
        <div className={styles.journey}>
          <SlicePlaces {...part} index={0} />
          {values.trip === 'return' ? (
            <ReturnDates {...part} />
          ) : (
            <DepartureDate {...part} index={0} />
          )}
        </div>
      )}
      <div className={styles.row}>
        <SelectField
          id={idOf('cabinClass')}
          name="cabinClass"
          label={t('form.cabinClass')}
          value={values.cabinClass}
          options={CABIN_CLASSES.map((cabin) => ({ value: cabin, label: t(`cabin.${cabin}`) }))}
          onChange={(chosen) =>
            change({
              cabinClass: CABIN_CLASSES.find((cabin) => cabin === chosen) ?? values.cabinClass,
            })
          }
        />
        <div className={styles.direct}>
          <Checkbox
            name="direct"
            value="1"
            label={t('form.directOnly')}
            isChecked={values.directOnly}
            onChange={(directOnly) => change({ directOnly })}
          />
        </div>
      </div>
      <PartyFields values={values} onChange={change} errorOf={errorOf} />
    </FormFrame>
  );
}
