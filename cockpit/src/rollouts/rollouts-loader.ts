import type { Cockpit } from '../api/cockpit';
import { isCockpitError, type CockpitError } from '../api/cockpit-error';
import type { RolloutView } from '../api/rollouts-source';

/** Rollouts, or why they could not be had; null where the service has none. */
export type RolloutsData = { rollouts: readonly RolloutView[] } | { failure: CockpitError } | null;

/** What is read beside a page: the page is shown without it too. */
export async function readRollouts(
  { rollouts }: Pick<Cockpit, 'rollouts'>,
  signal: AbortSignal,
): Promise<RolloutsData> {
  if (rollouts === null) return null;
  try {
    return { rollouts: await rollouts.list(signal) };
  } catch (caught) {
    if (signal.aborted || !isCockpitError(caught)) throw caught;
    return { failure: caught };
  }
}

export const rolloutsLoader =
  (cockpit: Cockpit) =>
  ({ request }: { request: Request }): Promise<RolloutsData> =>
    readRollouts(cockpit, request.signal);
