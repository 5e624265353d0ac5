import { useSeen } from '@wayfare/search';
import { laterPart } from '@wayfare/ui';
import { Suspense } from 'react';
import type { StopWhereaboutsProps } from './stop-whereabouts';

const StopOnMap = laterPart<StopWhereaboutsProps>(() =>
  import(/* webpackChunkName: "stop" */ './stop-whereabouts').then((part) => part.StopOnMap),
);

/** Where a journey begins: its code and its facts are asked for near the screen; nothing where nobody knows the place. */
export function StopWhereabouts(props: StopWhereaboutsProps) {
  const [ref, isSeen] = useSeen();
  return (
    <div ref={ref}>
      {isSeen && (
        <Suspense fallback={null}>
          <StopOnMap {...props} />
        </Suspense>
      )}
    </div>
  );
}
