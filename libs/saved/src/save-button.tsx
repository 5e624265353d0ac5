import { laterPart, useHydrated } from '@wayfare/ui';
import { Suspense } from 'react';
import type { HeartProps } from './heart';
import styles from './save-button.module.css';

const Heart = laterPart<HeartProps>(() =>
  import(/* webpackChunkName: "heart" */ './heart').then((part) => part.Heart),
);

/** Lazy favourite toggle in reserved room; absent without script. */
export function SaveButton(props: HeartProps) {
  const isHydrated = useHydrated();
  const room = <span className={`${styles.room} ${props.className ?? ''}`} />;
  return isHydrated ? (
    <Suspense fallback={room}>
      <Heart {...props} />
    </Suspense>
  ) : (
    room
  );
}
