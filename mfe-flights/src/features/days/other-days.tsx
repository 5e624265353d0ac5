import { useTranslation } from '@wayfare/i18n';
import { PartAway } from '@wayfare/search';
import { Button, CalendarIcon, laterPart, Skeleton } from '@wayfare/ui';
import { Suspense, useId, useState } from 'react';
import { DayStrip } from './day-strip';
import type { FlightSearch } from './days-around';
import type { FlexibleDaysProps } from './flexible-days';
import styles from './other-days.module.css';

const FlexibleDays = laterPart<FlexibleDaysProps>(
  () =>
    import(/* webpackChunkName: "flexible-days" */ './flexible-days').then(
      (part) => part.FlexibleDays,
    ),
  PartAway,
);

/** A row of days; more on request, since they cost more searches. */
export function OtherDays({ search }: { search: FlightSearch }) {
  const { t } = useTranslation('flights');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.days}>
      <Button
        variant="secondary"
        size="small"
        className={styles.open}
        icon={<CalendarIcon />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('days.flexible')}
      </Button>
      <DayStrip search={search} />
      {isOpen && (
        <Suspense fallback={<Skeleton height={320} />}>
          <FlexibleDays id={id} search={search} />
        </Suspense>
      )}
    </div>
  );
}
