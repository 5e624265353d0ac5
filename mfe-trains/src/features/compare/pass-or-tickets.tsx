import type { PassOffer } from '@wayfare/api-contract';
import { siteDay } from '@wayfare/domain';
import { FormFrame, judgedBy, useWayfareForm, useWholeForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { Button, PlusIcon } from '@wayfare/ui';
import { useState } from 'react';
import { NO_PLACE, type PassSearch } from '../../domain/search/criteria';
import { idOf } from '../../ui/search/field-id';
import styles from './compare.module.css';
import { ComparedCosts } from './compared-costs';
import { JourneyFields } from './journey-fields';
import {
  addJourney,
  findJourneyProblems,
  keepJourneys,
  MAX_JOURNEYS,
  restoreJourneys,
  type Journeys,
} from './journeys';

interface Props {
  search: PassSearch;
  passes: readonly PassOffer[];
}

export function PassOrTickets({ search, passes }: Props) {
  const { t } = useTranslation('trains');
  const [asked, setAsked] = useState<Journeys | null>(null);
  const form = useWayfareForm<Journeys>({
    rules: judgedBy((journeys: Journeys) => findJourneyProblems(journeys, siteDay())),
    defaults: { journeys: [{ from: NO_PLACE, to: NO_PLACE, date: search.date }] },
    translate: (code) => t(`errors.${code}`),
    idOf,
    restore: restoreJourneys,
    keep: keepJourneys,
  });
  const { values, change, errorOf, frame } = useWholeForm(form, setAsked);
  const part = { values, onChange: change, errorOf };
  return (
    <section className={styles.compare}>
      <h2>{t('compare.title')}</h2>
      <p>{t('compare.intro', { count: MAX_JOURNEYS })}</p>
      <FormFrame
        {...frame}
        className={styles.form}
        label={t('compare.title')}
        method="get"
        needsScript={t('compare.needsScript')}
        summaryTitle={(count) => t('form.errorTitle', { count })}
        submitLabel={t('compare.submit')}
      >
        {values.journeys.map((_, index) => (
          <JourneyFields key={index} index={index} {...part} />
        ))}
        {values.journeys.length < MAX_JOURNEYS && (
          <Button
            variant="quiet"
            size="small"
            className={styles.add}
            icon={<PlusIcon size={16} />}
            onClick={() => change(addJourney(values))}
          >
            {t('compare.add')}
          </Button>
        )}
      </FormFrame>
      {asked !== null && <ComparedCosts asked={asked} search={search} passes={passes} />}
    </section>
  );
}
