import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import type { Ref } from 'react';
import type { FlightSearch } from './criteria';
import styles from './flight-search.module.css';
import { FlightSearchForm } from './flight-search-form';
import { briefSummary, searchSummary } from './search-words';

/** Opens the panel and goes to its form, for "change this search". */
export function openSearch(panel: HTMLDetailsElement | null): void {
  if (panel === null) return;
  panel.open = true;
  panel.querySelector<HTMLElement>('input[name="fromName"]')?.focus();
}

/** The search on top of its results: its words, and the form behind them. */
export function SearchPanel({
  ref,
  search,
}: {
  ref: Ref<HTMLDetailsElement>;
  search: FlightSearch;
}) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  return (
    <details ref={ref} className={styles.panel}>
      <summary>
        <span className={styles.whole}>{searchSummary(search, t, language)}</span>
        <span className={styles.brief}>{briefSummary(search, t, language)}</span>{' '}
        <span className={styles.edit}>
          <span className={styles.whole}>{t('results.edit')}</span>
          <span className={styles.brief}>{t('results.change')}</span>
        </span>
      </summary>
      <FlightSearchForm fromUrl={search} />
    </details>
  );
}
