import { useTranslation } from '@wayfare/i18n';
import type { ReactNode, Ref } from 'react';
import styles from './train-search.module.css';

/** Opens the panel and goes to its form, for "change this search". */
export function openSearch(panel: HTMLDetailsElement | null): void {
  if (panel === null) return;
  panel.open = true;
  panel.querySelector<HTMLElement>('form input, form select')?.focus();
}

/** The search on top of its results: its words, and the form behind them. */
export function SearchPanel({
  ref,
  summary,
  children,
}: {
  ref: Ref<HTMLDetailsElement>;
  summary: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('trains');
  return (
    <details ref={ref} className={styles.panel}>
      <summary>
        <span>{summary}</span> <span className={styles.edit}>{t('results.edit')}</span>
      </summary>
      {children}
    </details>
  );
}
