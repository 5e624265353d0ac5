import { useTranslation } from '@wayfare/i18n';
import styles from './results.module.css';

/** Explains the orders (OQ-50). */
export function Ranking() {
  const { t } = useTranslation('flights');
  return (
    <details className={styles.ranking}>
      <summary>{t('sort.ranking')}</summary>
      <p>{t('sort.rankingText')}</p>
    </details>
  );
}
