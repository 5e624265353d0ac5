import { abortRollout, listRollouts } from '@wayfare/releases/service/calls';
import type { RolloutView as SentRollout } from '@wayfare/releases/rollout-view';
import type { CockpitClient } from './cockpit-client';
import { SEEN_METRICS, type RolloutsSource, type RolloutView } from './rollouts-source';

function viewOf({ state, share, metrics, ...rollout }: SentRollout): RolloutView {
  const { vertical, version, step, steps, since, reason } = rollout;
  return {
    vertical,
    version,
    // its first share is on its way
    phase: state === 'starting' ? 'climbing' : state,
    step,
    steps,
    weight: share,
    since,
    reason,
    seen: SEEN_METRICS.flatMap((metric) => {
      const found = metrics.find((each) => each.metric === metric);
      if (found === undefined) return [];
      const { fresh, control } = found;
      return [
        {
          metric,
          release: { of: fresh.trials, events: fresh.events },
          control: { of: control.trials, events: control.events },
        },
      ];
    }),
  };
}

/** Rollouts as the service moves them. */
export const rolloutsOfService = (client: CockpitClient): RolloutsSource => ({
  async list(signal) {
    const { rollouts } = await client.call(listRollouts, {}, signal);
    return rollouts.map(viewOf);
  },
  async abort({ vertical }, reason) {
    await client.call(abortRollout, { vertical, body: { reason } });
  },
});
