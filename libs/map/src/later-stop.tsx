import { useSeen } from '@wayfare/search';
import { laterPart } from '@wayfare/ui';
import { Suspense } from 'react';
import type { StopWhereaboutsProps } from './stop-whereabouts';

const StopOnMap = laterPart<StopWhereaboutsProps>(() =>
  import(/* webpackChunkName: "stop" */ './stop-whereabouts').then((part) => part.StopOnMap),
);

/** A journey's origin, loaded when near the viewport; empty for an unknown place. */
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
