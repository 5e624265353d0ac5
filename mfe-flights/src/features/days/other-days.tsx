import { useTranslation } from '@wayfare/i18n';
import { Button, CalendarIcon } from '@wayfare/ui';
import { useId, useState } from 'react';
import { DayStrip } from './day-strip';
import type { FlightSearch } from './days-around';
import { FlexibleDays } from './flexible-days';
import styles from './other-days.module.css';

/** The days around in one row; more of them, at the price of more searches, when somebody asks for them. */
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
      {isOpen && <FlexibleDays id={id} search={search} />}
    </div>
  );
}
