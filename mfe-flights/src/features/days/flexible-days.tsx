import { useTranslation } from '@wayfare/i18n';
import { Tabs } from '@wayfare/ui';
import { useState } from 'react';
import type { FlightSearch } from './days-around';
import styles from './flexible-days.module.css';
import { PriceGrid } from './price-grid';
import { PriceMonth } from './price-month';

export interface FlexibleDaysProps {
  id: string;
  search: FlightSearch;
}

const VIEWS = ['grid', 'month'] as const;

export function FlexibleDays({ id, search }: FlexibleDaysProps) {
  const { t } = useTranslation('flights');
  const [view, setView] = useState<(typeof VIEWS)[number]>('grid');
  return (
    <section id={id} className={styles.panel} aria-label={t('days.flexible')}>
      {search.trip === 'return' ? (
        <Tabs
          label={t('days.views')}
          tabs={VIEWS.map((name) => ({ id: name, label: t(`days.view.${name}`) }))}
          selected={view}
          onSelect={(chosen) => setView(VIEWS.find((name) => name === chosen) ?? view)}
        >
          {view === 'grid' ? <PriceGrid search={search} /> : <PriceMonth search={search} />}
        </Tabs>
      ) : (
        <PriceMonth search={search} />
      )}
    </section>
  );
}
