import { useTranslation } from '@wayfare/i18n';
import classes from './error-page.module.css';
import { useSite } from './site';

/**
 * Stands where a part of the site failed to load, inside the page that goes on working; in the header as a button no
 * larger than the part, whose words are for voices and pointers (header.module.css). A page keeps its release set, so
 * what the server had to leave out can only come with a new page.
 */
export function RemoteFailure({ vertical, onRetry }: { vertical: string; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const { lost } = useSite();
  const again = lost.includes(vertical) ? () => location.reload() : onRetry;
  return (
    <section className={classes.failure} role="alert" data-failed-vertical={vertical}>
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
