import { laterPart, useHydrated } from '@wayfare/ui';
import { Suspense } from 'react';
import type { ShareProps } from './share';
import styles from './share-button.module.css';

const Share = laterPart<ShareProps>(() =>
  import(/* webpackChunkName: "share" */ './share').then((part) => part.Share),
);

interface Props extends ShareProps {
  /** only its sign where the screen is narrow */
  isCompact?: boolean;
}

/**
 * Passes a page on: by the device's share sheet, else the link is copied, else shown to be copied by hand. `href` is
 * built of what is shown and never read off the address bar, so that nothing else of it goes along. It comes after the
 * page, into room that was left for it: without a script there is none.
 */
export function ShareButton({ isCompact = false, ...what }: Props) {
  const isHydrated = useHydrated();
  return (
    <span className={isCompact ? `${styles.place} ${styles.compact}` : styles.place}>
      {isHydrated && (
        <Suspense>
          <Share {...what} />
        </Suspense>
      )}
    </span>
  );
}
