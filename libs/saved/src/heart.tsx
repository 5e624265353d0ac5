import { MOST_FAVOURITES } from '@wayfare/api-contract';
import { VisuallyHidden } from '@wayfare/ui';
import styles from './heart.module.css';
import { useSavedTexts } from './saved-texts';
import { useFavourite, type Saveable } from './use-favourites';

export interface HeartProps extends Saveable {
  name: string;
  className?: string | undefined;
}

const HEART =
  'M19 14c1.49-1.46 3-3.21 3-5.5A5.5 5.5 0 0 0 16.5 3c-1.76 0-3 .5-4.5 2-1.5-1.5-2.74-2-4.5-2A5.5 5.5 0 0 0 2 8.5c0 2.3 1.5 4.05 3 5.5l7 7Z';

/** Toggle button of a favourite: constant name, `aria-pressed` state. */
export function Heart({ name, className = '', ...wanted }: HeartProps) {
  const texts = useSavedTexts();
  const { isSaved, isKnown, outcome, toggle } = useFavourite(wanted);
  const hasFailed = outcome === 'full' || outcome === 'failed';
  return (
    <span className={`${styles.place} ${className}`}>
      <button
        type="button"
        className={styles.heart}
        aria-label={texts('save', { name })}
        aria-pressed={isSaved}
        disabled={!isKnown}
        title={texts('save', { name })}
        onClick={toggle}
      >
        <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" focusable="false">
          <path d={HEART} />
        </svg>
      </button>
      {hasFailed ? (
        <span role="alert" className={styles.trouble}>
          {texts(outcome, { most: MOST_FAVOURITES })}
        </span>
      ) : (
        <VisuallyHidden>
          <span role="status">{outcome === null ? '' : texts(outcome, { name })}</span>
        </VisuallyHidden>
      )}
    </span>
  );
}
