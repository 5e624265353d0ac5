import { siteDay } from '@wayfare/domain';
import { dayCalendar } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Button, DateField } from '@wayfare/ui';
import { lastDay } from '../../domain/search/search-rules';
import { idOf } from '../../ui/search/field-id';
import { StationField } from '../../ui/search/station-field';
import styles from './compare.module.css';
import { changeJourney, removeJourney, type Journeys } from './journeys';

interface Props {
  values: Journeys;
  index: number;
  onChange: (values: Journeys) => void;
  errorOf: (field: string) => string | undefined;
}

export function JourneyFields({ values, index, onChange, errorOf }: Props) {
  const { t } = useTranslation('trains');
  const calendar = dayCalendar(useLanguage());
  const journey = values.journeys[index];
  if (journey === undefined) return null;
  const name = (field: string) => `journeys.${index}.${field}`;
  const part = (field: string) => ({
    id: idOf(name(field)),
    name: name(field),
    error: errorOf(name(field)),
  });
  const firstDay = siteDay();
  return (
    <fieldset className={styles.journey}>
      <legend>{t('compare.journey', { number: index + 1 })}</legend>
      <StationField
        {...part('from')}
        label={t('form.from')}
        place={journey.from}
        onChange={(from) => onChange(changeJourney(values, index, { from }))}
      />
      <StationField
        {...part('to')}
        label={t('form.to')}
        place={journey.to}
        onChange={(to) => onChange(changeJourney(values, index, { to }))}
      />
      <DateField
        {...part('date')}
        label={t('compare.date')}
        value={journey.date}
        min={firstDay}
        max={lastDay(firstDay)}
        calendar={calendar}
        onChange={(date) => onChange(changeJourney(values, index, { date }))}
      />
      {values.journeys.length > 1 && (
        <Button
          variant="quiet"
          size="small"
          className={styles.remove}
          onClick={() => onChange(removeJourney(values, index))}
        >
          {t('compare.remove', { number: index + 1 })}
        </Button>
      )}
    </fieldset>
  );
}
