import { useHydrated } from '@wayfare/ui';
import { lazy, Suspense } from 'react';
import type { HeartProps } from './heart';

const Heart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "heart" */ './heart')).Heart,
}));

/** A heart that saves something to look at again. It comes after the page: without a script there is none. */
export function SaveButton(props: HeartProps) {
  const isHydrated = useHydrated();
  return (
    isHydrated && (
      <Suspense>
        <Heart {...props} />
      </Suspense>
    )
  );
}
