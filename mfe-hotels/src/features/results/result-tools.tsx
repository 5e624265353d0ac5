import type { HotelFilters, SearchAroundResult } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link, useSearchParams } from '@wayfare/router';
import { buttonClass } from '@wayfare/ui';
import { useState } from 'react';
import { paths } from '../../paths';
import { countFilters } from '../filters/filter-query';
import { FilterPanel } from '../filters/filter-panel';
import { withListQuery } from './results-query';
import styles from './results.module.css';

interface Props {
  filters: HotelFilters;
  facets: SearchAroundResult['facets'];
  shown: { total: number; isCapped: boolean };
  onChange: (filters: HotelFilters) => void;
}

/** Beside the list: its filters, which fold away where there is little room, and the way to the map. */
export function ResultTools({ filters, facets, shown, onChange }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const [query] = useSearchParams();
  const [showsFilters, setShowsFilters] = useState(false);
  const active = countFilters(filters);
  return (
    <div className={styles.side}>
      <div className={styles.tools}>
        <button
          type="button"
          className={buttonClass({ variant: 'secondary' }, styles.toggle)}
          aria-expanded={showsFilters}
          aria-controls="filters"
          onClick={() => setShowsFilters(!showsFilters)}
        >
          {active === 0 ? t('filters.heading') : t('filters.open', { count: active })}
        </button>
        <Link
          to={paths.map(language, withListQuery(query, {}))}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('results.map')}
        </Link>
      </div>
      <div id="filters" className={showsFilters ? styles.filtersOpen : styles.filters}>
        <FilterPanel filters={filters} facets={facets} onChange={onChange} />
        <button
          type="button"
          className={buttonClass({ variant: 'primary' }, styles.show)}
          onClick={() => setShowsFilters(false)}
        >
          {t(shown.isCapped ? 'filters.showFirst' : 'filters.show', { count: shown.total })}
        </button>
      </div>
    </div>
  );
}
