import { useHydrated } from '@wayfare/ui';
import { lazy, Suspense } from 'react';
import type { ShareProps } from './share';
import classes from './share-button.module.css';
import { ShareFace } from './share-face';

const Share = lazy(async () => ({
  default: (await import(/* webpackChunkName: "share" */ './share')).Share,
}));

export interface ShareButtonProps extends ShareProps {
  /** only its sign where the screen is narrow */
  isCompact?: boolean;
}

/**
 * Passes a page on: by the device's share sheet, else the link is copied, else shown to be copied by hand. `href` is
 * built of what is shown and never read off the address bar, so that nothing else of it goes along. What it does comes
 * after the page, into its room: without a script there is none.
 */
export function ShareButton({ isCompact = false, ...what }: ShareButtonProps) {
  const isHydrated = useHydrated();
  const room = <ShareFace isCompact={isCompact} />;
  return (
    <span className={classes.place}>
      {isHydrated ? (
        <Suspense fallback={room}>
          <Share {...what}>{(press) => <ShareFace isCompact={isCompact} onPress={press} />}</Share>
        </Suspense>
      ) : (
        room
      )}
    </span>
  );
}
