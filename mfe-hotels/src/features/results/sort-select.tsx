import type { Sort } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useId } from 'react';
import { SORT_OPTIONS } from '../../domain/results/results-query';
import styles from './results.module.css';

export function SortSelect({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  const { t } = useTranslation('hotels');
  const id = useId();
  return (
    <div className={styles.sort}>
      <label htmlFor={id} className={styles.sortLabel}>
        {t('results.sort')}
      </label>
      <select
        id={id}
        value={sort}
        onChange={(event) =>
          onChange(SORT_OPTIONS.find((option) => option === event.target.value) ?? 'recommended')
        }
      >
        {SORT_OPTIONS.map((option) => (
          <option key={option} value={option}>
            {t(`results.sorts.${option}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
