import { useTranslation } from '@wayfare/i18n';
import { Button, FilterIcon, Modal } from '@wayfare/ui';
import { useState } from 'react';
import type { FilterWords } from './active-filters';
import type { FilterCounts } from './filter-counts';
import { FilterPanel } from './filter-panel';
import styles from './filters.module.css';
import { NO_FILTERS, type FlightFilters } from './flight-filters';

interface Props {
  filters: FlightFilters;
  counts: FilterCounts;
  words: FilterWords;
  /** filters that are on */
  activeCount: number;
  /** flights that pass */
  shownCount: number;
  onChange: (filters: FlightFilters) => void;
}

/** The filters beside the results; on a phone a button that opens them over the whole screen. */
export function FilterSide({ activeCount, shownCount, ...panel }: Props) {
  const { t } = useTranslation('flights');
  const [isOpen, setOpen] = useState(false);
  const clear = activeCount > 0 && (
    <Button variant="quiet" size="small" onClick={() => panel.onChange(NO_FILTERS)}>
      {t('filters.clear')}
    </Button>
  );
  return (
    <>
      <Button
        variant="secondary"
        className={styles.open}
        icon={<FilterIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {activeCount === 0 ? t('filters.heading') : t('filters.open', { count: activeCount })}
      </Button>
      <section className={styles.side} aria-labelledby="flight-filters">
        <div className={styles.head}>
          <h2 id="flight-filters">{t('filters.heading')}</h2>
          {clear}
        </div>
        <FilterPanel {...panel} />
      </section>
      {isOpen && (
        <Modal
          size="full"
          title={t('filters.heading')}
          closeLabel={t('filters.close')}
          onClose={() => setOpen(false)}
        >
          {clear}
          <FilterPanel {...panel} />
          <div className={styles.show}>
            <Button fullWidth onClick={() => setOpen(false)}>
              {t('filters.show', { count: shownCount })}
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}
