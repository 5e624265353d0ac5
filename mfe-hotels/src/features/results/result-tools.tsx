import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link, useComingQuery } from '@wayfare/router';
import { MapIcon, buttonClass } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { paths } from '../../domain/paths';
import { withListQuery, type ListQuery } from '../../domain/results/results-query';
import { SortSelect } from './sort-select';
import styles from './results.module.css';

interface Props {
  sort: ListQuery['sort'];
  onSort: (sort: ListQuery['sort']) => void;
  children: ReactNode;
}

export function ResultTools({ sort, onSort, children }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const query = useComingQuery();
  return (
    <div className={styles.tools}>
      {children}
      <Link
        to={paths.map(language, withListQuery(query, {}))}
        className={buttonClass({ variant: 'secondary', size: 'small' }, styles.map)}
        aria-label={t('results.map')}
      >
        <MapIcon />
        <span className={styles.wide}>{t('results.map')}</span>
        <span className={styles.narrow}>{t('results.mapShort')}</span>
      </Link>
      <SortSelect sort={sort} onChange={onSort} />
    </div>
  );
}
