import { useTranslation } from '@wayfare/i18n';
import { useLocation, useNavigation } from '@wayfare/router';
import { useEffect, useState } from 'react';
import classes from './navigation-progress.module.css';

export const PROGRESS_THROTTLE_MS = 200;
export const PROGRESS_DURATION_MS = 5000;

/** Whether something goes on for so long already. */
function useLasts(isOn: boolean, ms: number): boolean {
  const [isLong, setLong] = useState(false);
  // A clock is outside React.
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

/**
 * A bar that appears when a navigation takes longer than 200 ms and runs for 5000 ms (PLT-28). Only one to another page
 * is told, and only a long one: a page that changes its own query says itself that it is being updated.
 */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const { t } = useTranslation('shell');
  const isBusy = state !== 'idle';
  const isTold = useLasts(isBusy && location?.pathname !== pathname, PROGRESS_THROTTLE_MS);
  return (
    <div role="status" className={classes.region}>
      {isBusy && (
        <div
          className={classes.bar}
          style={{
            animationDelay: `${PROGRESS_THROTTLE_MS}ms`,
            animationDuration: `${PROGRESS_DURATION_MS}ms`,
          }}
          data-testid="navigation-progress"
        />
      )}
      {isTold && <span className={classes.text}>{t('loading')}</span>}
    </div>
  );
}
