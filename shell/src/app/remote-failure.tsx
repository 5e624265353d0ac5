import { useTranslation } from '@wayfare/i18n';
import styles from './error-page.module.css';
import { useSite } from './site';

/** Stands in the place of a part that failed to load; what the server left out can only come with a new document. */
export function RemoteFailure({ vertical, onRetry }: { vertical: string; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const { lost } = useSite();
  const again = lost.includes(vertical) ? () => location.reload() : onRetry;
  return (
    <section className={styles.failure} role="alert" data-failed-vertical={vertical}>
      <h2>{t('remoteFailure.title')}</h2>
      <p>{t('remoteFailure.text')}</p>
      <button type="button" title={t('remoteFailure.title')} onClick={again}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M20 11a8 8 0 1 0-2.3 6.3M20 5v6h-6" />
        </svg>
        <span>{t('retry')}</span>
      </button>
    </section>
  );
}
