import type { SearchAroundResult } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { buttonClass } from '@wayfare/ui';
import { FilterChips } from '../filters/filter-chips';
import { FilterPanel } from '../filters/filter-panel';
import { countFilters } from '../filters/filter-query';
import type { ListQuery } from '../results/results-query';
import { SortSelect } from '../results/sort-select';
import styles from './map.module.css';

interface Props {
  list: Pick<ListQuery, 'sort' | 'filters'>;
  facets: SearchAroundResult['facets'];
  onChange: (part: Partial<ListQuery>) => void;
}

/** What the list of results has beside it, folded away: the map needs the room. */
export function MapTools({ list: { sort, filters }, facets, onChange }: Props) {
  const { t } = useTranslation('hotels');
  return (
    <>
      <div className={styles.tools}>
        <details className={styles.filters}>
          <summary className={buttonClass({ variant: 'secondary' })}>
            {t('filters.open', { count: countFilters(filters) })}
          </summary>
          <FilterPanel
            filters={filters}
            facets={facets}
            onChange={(next) => onChange({ filters: next })}
          />
        </details>
        <SortSelect sort={sort} onChange={(next) => onChange({ sort: next })} />
      </div>
      <FilterChips filters={filters} onChange={(next) => onChange({ filters: next })} />
    </>
  );
}
