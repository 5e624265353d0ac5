import type { PassArea } from '@wayfare/api-contract';
import { siteDay } from '@wayfare/domain';
import { dayCalendar } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { DateField, Notice, SelectField } from '@wayfare/ui';
import { areaOptions } from './area-options';
import type { PassSearch } from './criteria';
import { PassengerFields } from './passenger-fields';
import { lastDay } from './search-rules';
import { TrainForm } from './train-form';
import { PASS } from './train-products';
import styles from './train-search.module.css';
import { usePassAreas } from './use-facts';
import { useTrainForm } from './use-train-form';

interface Props {
  fromUrl?: PassSearch | null;
  /** where passes are sold for, where the page knows already */
  areas?: PassArea[] | null;
}

export function PassForm({ fromUrl = null, areas = null }: Props) {
  const { t } = useTranslation('trains');
  const { values, change, errorOf, field, frame } = useTrainForm(PASS, fromUrl);
  const { known, isFailed } = usePassAreas(areas);
  const calendar = dayCalendar(useLanguage());
  const firstDay = siteDay();
  return (
    <TrainForm frame={frame} label={t('form.submitPass')}>
      {isFailed && <Notice tone="warning" title={t('form.areasFailed')} />}
      <div className={styles.row}>
        <SelectField
          {...field('area')}
          label={t('form.area')}
          description={t('form.areaHint')}
          placeholder={t('form.chooseArea')}
          options={areaOptions(known, { t, language: useLanguage() })}
        />
        <DateField
          {...field('date')}
          label={t('form.firstDay')}
          min={firstDay}
          max={lastDay(firstDay)}
          calendar={calendar}
        />
      </div>
      <PassengerFields
        passengers={values.passengers}
        onChange={(passengers) => change({ passengers })}
        errorOf={errorOf}
      />
    </TrainForm>
  );
}
