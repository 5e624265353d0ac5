import { useTranslation } from '@wayfare/i18n';
import type { ReactNode, Ref } from 'react';
import styles from './train-search.module.css';

/** Opens the panel and goes to its form, for "change this search". */
export function openSearch(panel: HTMLDetailsElement | null): void {
  if (panel === null) return;
  panel.open = true;
  panel.querySelector<HTMLElement>('form input, form select')?.focus();
}

function Words({ summary, edit }: { summary: string; edit: string }) {
  return (
    <>
      <span>{summary}</span> <span className={styles.edit}>{edit}</span>
    </>
  );
}

/** The search on top of its results: its words, and the form behind them. */
export function SearchPanel({
  ref,
  summary,
  short,
  children,
}: {
  ref: Ref<HTMLDetailsElement>;
  summary: string;
  /** what fits in one line on a phone */
  short?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('trains');
  return (
    <details ref={ref} className={styles.panel}>
      <summary>
        {short === undefined ? (
          <Words summary={summary} edit={t('results.edit')} />
        ) : (
          <>
            <span className={styles.wide}>
              <Words summary={summary} edit={t('results.edit')} />
            </span>
            <span className={styles.narrow}>
              <Words summary={short} edit={t('results.editShort')} />
            </span>
          </>
        )}
      </summary>
      {children}
    </details>
  );
}
