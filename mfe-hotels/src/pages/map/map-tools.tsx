import { useTranslation } from '@wayfare/i18n';
import { HowRanked } from '@wayfare/search';
import { buttonClass } from '@wayfare/ui';
import type { ComponentProps, ReactNode } from 'react';
import { countFilters } from '../../domain/results/filter-query';
import type { ListQuery } from '../../domain/results/results-query';
import { FilterChips } from '../../features/filters/filter-chips';
import { FilterPanel, type PanelProps } from '../../features/filters/filter-panel';
import { SortSelect } from '../../features/results/sort-select';
import styles from './map-view.module.css';

interface Props {
  back: ReactNode;
  list: Pick<ListQuery, 'sort' | 'filters'>;
  districts: PanelProps['districts'];
  facets: PanelProps['facets'];
  hasDates: boolean;
  unused: ComponentProps<typeof FilterChips>['unused'];
  onChange: (part: Partial<ListQuery>) => void;
}

export function MapTools({
  back,
  list: { sort, filters },
  districts,
  facets,
  hasDates,
  unused,
  onChange,
}: Props) {
  const { t } = useTranslation('hotels');
  const setFilters: PanelProps['onChange'] = (next) => onChange({ filters: next });
  return (
    <>
      <div className={styles.tools}>
        {back}
        <details className={styles.filters}>
          <summary className={buttonClass({ variant: 'secondary' })}>
            {t('filters.open', { count: countFilters(filters) })}
          </summary>
          <FilterPanel
            filters={filters}
            districts={districts}
            facets={facets}
            hasDates={hasDates}
            onChange={setFilters}
          />
        </details>
        <SortSelect sort={sort} onChange={(next) => onChange({ sort: next })} />
        <HowRanked summary={t('results.ranking')} text={t('results.rankingText')} />
      </div>
      <FilterChips filters={filters} districts={districts} unused={unused} onChange={setFilters} />
    </>
  );
}
