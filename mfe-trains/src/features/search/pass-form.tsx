import { siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { DateField, TextField } from '@wayfare/ui';
import type { PassSearch } from './criteria';
import { PassengerFields } from './passenger-fields';
import { TrainForm } from './train-form';
import { PASS } from './train-products';
import styles from './train-search.module.css';
import { useTrainForm } from './use-train-form';

export function PassForm({ fromUrl = null }: { fromUrl?: PassSearch | null }) {
  const { t } = useTranslation('trains');
  const { values, change, errorOf, field, frame } = useTrainForm(PASS, fromUrl);
  return (
    <TrainForm frame={frame} label={t('form.submitPass')}>
      <div className={styles.row}>
        <TextField {...field('area')} label={t('form.area')} description={t('form.areaHint')} />
        <DateField {...field('date')} label={t('form.firstDay')} min={siteDay()} />
      </div>
      <PassengerFields passengers={values.passengers} onChange={(passengers) => change({ passengers })} errorOf={errorOf} />
    </TrainForm>
  );
}
