import { useTranslation } from '@wayfare/i18n';
import type { ReactNode, Ref } from 'react';
import type { SearchDraft } from './criteria';
import { SearchForm } from './search-form';
import styles from './search-form.module.css';

interface Props {
  ref: Ref<HTMLDetailsElement>;
  initial: SearchDraft;
  summary: ReactNode;
}

/** Opens the panel at its dates, for "change dates". */
export function openAtDates(panel: HTMLDetailsElement | null): void {
  if (panel === null) return;
  panel.open = true;
  panel.querySelector<HTMLInputElement>('input[name="checkIn"]')?.focus();
}

/** The search on top of a list: its words, and the form behind them. */
export function SearchPanel({ ref, initial, summary }: Props) {
  const { t } = useTranslation('hotels');
  return (
    <details ref={ref} className={styles.panel}>
      <summary>
        <span>{summary}</span>{' '}
        <span className={styles.edit}>
          <span className={styles.wide}>{t('search.edit')}</span>
          <span className={styles.narrow}>{t('search.editShort')}</span>
        </span>
      </summary>
      <SearchForm initial={initial} />
    </details>
  );
}
