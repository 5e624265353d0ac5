import { useTranslation } from '@wayfare/i18n';
import { useLocation, useNavigation } from '@wayfare/router';
import { useEffect, useState } from 'react';
import styles from './navigation-progress.module.css';

export const PROGRESS_THROTTLE_MS = 200;
export const PROGRESS_DURATION_MS = 5000;

function useLasts(isOn: boolean, ms: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLong(true), ms);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isOn, ms]);
  return isOn && isLong;
}

/** A bar for navigations that take longer than 200 ms (PLT-28); it is told of only where the path changes. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const { t } = useTranslation('shell');
  const isBusy = state !== 'idle';
  const isTold = useLasts(isBusy && location?.pathname !== pathname, PROGRESS_THROTTLE_MS);
  return (
    <div role="status" className={styles.region}>
      {isBusy && (
        <div
          className={styles.bar}
          style={{
            animationDelay: `${PROGRESS_THROTTLE_MS}ms`,
            animationDuration: `${PROGRESS_DURATION_MS}ms`,
          }}
          data-testid="navigation-progress"
        />
      )}
      {isTold && <span className={styles.text}>{t('loading')}</span>}
    </div>
  );
}
