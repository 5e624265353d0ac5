import { useTranslation } from '@wayfare/i18n';
import { After } from '@wayfare/search';
import { Button, Notice, VisuallyHidden } from '@wayfare/ui';
import type { ReactNode } from 'react';
import styles from './results.module.css';
import type { Offers } from './use-offers';

/** After this there may be enough to choose from. */
const PARTIAL_MS = 30_000;
/** Progress is announced once per this many flights. */
const TOLD_EVERY = 100;

interface Props {
  offers: Offers;
  count: number;
  shown: number;
  children?: ReactNode;
}

function useText({ offers: { state }, count, shown }: Omit<Props, 'children'>): string {
  const { t } = useTranslation('flights');
  if (state === 'looking') return t('results.soFar', { count });
  if (state === 'stopped') return t('results.stopped', { count });
  if (shown !== count) return t('results.shown', { count, shown });
  return t(state === 'limited' ? 'results.limited' : 'results.found', { count });
}

export function Progress({ offers, count, shown, children }: Props) {
  const { t } = useTranslation('flights');
  const { state, stop, resume } = offers;
  const text = useText({ offers, count, shown });
  const isLooking = state === 'looking';
  const told = isLooking
    ? count < TOLD_EVERY
      ? t('results.comingIn')
      : t('results.soFar', { count: count - (count % TOLD_EVERY) })
    : text;
  return (
    <>
      <div className={styles.progress}>
        <p className={styles.count} aria-hidden="true">
          {text}
        </p>
        <VisuallyHidden role="status">{told}</VisuallyHidden>
        {isLooking && (
          <Button variant="quiet" size="small" onClick={stop}>
            {t('results.stop')}
          </Button>
        )}
        {state === 'stopped' && (
          <Button variant="quiet" size="small" onClick={resume}>
            {t('results.goOn')}
          </Button>
        )}
        {children}
      </div>
      {state === 'moreFailed' && (
        <Notice tone="error" title={t('results.moreFailed')}>
          <Button variant="secondary" size="small" onClick={resume}>
            {t('results.retry')}
          </Button>
        </Notice>
      )}
      <div role="status">
        {isLooking && (
          <After milliseconds={PARTIAL_MS}>
            <Notice title={t('results.partial', { count })}>{t('results.partialText')}</Notice>
          </After>
        )}
      </div>
    </>
  );
}
