import { useTranslation } from '@wayfare/i18n';
import { useHost } from '@wayfare/remote-kit/host';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from '@wayfare/router';
import { useEffect } from 'react';
import styles from './error-page.module.css';
import { normaliseError } from './normalise-error';

/** Takes the place of a page that can't be shown: the 404 message or the generic one, and Retry where that may help (PLT-15). */
export function ErrorPage() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { Failure, onPageLost } = useHost();
  const { t } = useTranslation('shell');
  const { statusCode, message, code, requestId, vertical, isLate } = normaliseError(
    isRouteErrorResponse(error) ? { ...error, statusCode: error.status } : error,
  );
  const again = () => void navigate(pathname + search, { replace: true });
  useEffect(() => {
    if (vertical !== null && !isLate) onPageLost?.(vertical);
  }, [error, vertical, isLate, onPageLost]);
  if (vertical !== null) return <Failure vertical={vertical} onRetry={again} />;
  const known: Record<string, string> = {
    'Not Found': 'errors.featureOff',
    'This page could not be found': 'errors.notFound',
  };
  const text = statusCode === 404 ? t(known[message] ?? 'errors.notFound') : t(codeKey(code));
  return (
    <section className={styles.page} aria-labelledby="error-title">
      <p className={styles.status}>{statusCode}</p>
      <h1 id="error-title">{text}</h1>
      <p>{t(statusCode === 404 ? 'errors.notFoundHelp' : 'errors.tryLater')}</p>
      {requestId === null ? null : (
        <p className={styles.reference}>{t('errors.reference', { id: requestId })}</p>
      )}
      {statusCode >= 500 && (
        <div className={styles.actions}>
          <button type="button" onClick={again}>
            {t('retry')}
          </button>
        </div>
      )}
    </section>
  );
}

function codeKey(code: string | null): string {
  if (code === 'NETWORK' || code === 'TIMEOUT') return 'errors.network';
  return 'errors.somethingWentWrong';
}
