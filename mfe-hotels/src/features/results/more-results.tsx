import { useTranslation } from '@wayfare/i18n';
import { Link, useNavigate } from '@wayfare/router';
import { buttonClass } from '@wayfare/ui';
import { useCallback, useRef } from 'react';
import { AUTOMATIC_PAGES } from './near-end';
import { useMoreOnScroll } from './use-more-on-scroll';
import styles from './results.module.css';

interface Props {
  pages: number;
  moreHref: string | null;
  /** number of hotels when the page limit ends the list early, else null */
  limit: number | null;
  isLoading: boolean;
  onMore: () => void;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Loads the next page by scrolling, or by a link that needs no script. */
export function MoreResults({
  pages,
  moreHref,
  limit,
  isLoading,
  hasFailed,
  onMore,
  onRetry,
}: Props) {
  const { t } = useTranslation('hotels');
  const navigate = useNavigate();
  const loadMore = useCallback(() => {
    if (moreHref !== null) void navigate(moreHref, { replace: true, preventScrollReset: true });
  }, [moreHref, navigate]);
  const end = useRef<HTMLParagraphElement>(null);
  useMoreOnScroll(
    moreHref !== null && !isLoading && !hasFailed && pages < AUTOMATIC_PAGES,
    end,
    loadMore,
  );
  if (hasFailed) {
    return (
      <p role="alert" className={styles.more}>
        {t('results.moreFailed')}{' '}
        <button type="button" className={buttonClass({ variant: 'secondary' })} onClick={onRetry}>
          {t('errors.retry')}
        </button>
      </p>
    );
  }
  if (moreHref === null)
    return (
      <p className={styles.more}>
        {limit === null ? t('results.end') : t('results.limit', { count: limit })}
      </p>
    );
  return (
    <p ref={end} className={styles.more}>
      <Link
        to={moreHref}
        replace
        preventScrollReset
        onClick={onMore}
        className={buttonClass({ variant: 'secondary' })}
        aria-disabled={isLoading}
      >
        {t(isLoading ? 'results.loadingMore' : 'results.more')}
      </Link>
    </p>
  );
}
