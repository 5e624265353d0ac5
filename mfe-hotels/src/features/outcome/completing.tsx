import { useTranslation } from '@wayfare/i18n';
import { Spinner } from '@wayfare/ui';
import type { ReactNode } from 'react';
import styles from './outcome.module.css';

/** The booking is being made, or asked for. Leaving this page cancels nothing. */
export function Completing({ heading, children }: { heading: 'checking' | 'completing'; children?: ReactNode }) {
  const { t } = useTranslation('hotels');
  return (
    <div className={styles.waiting}>
      <h1>{t(`outcome.${heading}.heading`)}</h1>
      <div role="status" aria-busy="true" className={styles.waiting}>
        <p>
          <Spinner /> {t(`outcome.${heading}.text`)}
        </p>
        <p>{t('outcome.leave')}</p>
      </div>
      {children}
    </div>
  );
}
