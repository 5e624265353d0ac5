import { useTranslation } from '@wayfare/i18n';
import classes from './error-page.module.css';
import { useSite } from './site';

/**
 * Stands where a part of the site failed to load, inside the page that goes on working. A page keeps its release set, so
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
      <button type="button" onClick={again}>
        {t('retry')}
      </button>
    </section>
  );
}
