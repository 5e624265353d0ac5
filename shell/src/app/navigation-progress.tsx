import { useTranslation } from '@wayfare/i18n';
import { useNavigation } from '@wayfare/router';
import classes from './navigation-progress.module.css';

export const PROGRESS_THROTTLE_MS = 200;
export const PROGRESS_DURATION_MS = 5000;

/** A bar that appears when a navigation takes longer than 200 ms and runs for 5000 ms (PLT-28); timing is CSS. */
export function NavigationProgress() {
  const { state } = useNavigation();
  const { t } = useTranslation('shell');
  const isBusy = state !== 'idle';
  return (
    <div aria-live="polite" role="status" className={classes.region}>
      {isBusy ? (
        <div
          className={classes.bar}
          style={{ animationDelay: `${PROGRESS_THROTTLE_MS}ms`, animationDuration: `${PROGRESS_DURATION_MS}ms` }}
          data-testid="navigation-progress"
        >
          <span className={classes.text}>{t('loading')}</span>
        </div>
      ) : null}
    </div>
  );
}
