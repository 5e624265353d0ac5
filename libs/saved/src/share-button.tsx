import { laterPart, useHydrated } from '@wayfare/ui';
import { Suspense } from 'react';
import type { ShareProps } from './share';
import styles from './share-button.module.css';

const Share = laterPart<ShareProps>(() =>
  import(/* webpackChunkName: "share" */ './share').then((part) => part.Share),
);

interface Props extends ShareProps {
  isCompact?: boolean;
}

/** Shares a `href` of the page's state, never the address bar with its secrets. Lazy, absent without script. */
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
