import * as v from 'valibot';
import type { EraClient, EraOptions } from './era.client';

const PROBE_TIMEOUT = 2_000;
const HealthSchema = v.object({ status: v.picklist(['UP', 'UNSTABLE', 'DOWN']) });
type Health = v.InferOutput<typeof HealthSchema>['status'];

/** What the supplier says of itself; `DOWN` when nobody answers, `UNSTABLE` at best when several of the last calls failed. */
export async function railHealth(
  { url, token }: EraOptions,
  { isUnstable }: EraClient,
): Promise<Health> {
  try {
    const response = await fetch(`${url}/rail/health`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(PROBE_TIMEOUT),
    });
    const { status } = v.parse(HealthSchema, await response.json());
    return status === 'UP' && isUnstable() ? 'UNSTABLE' : status;
  } catch {
    // refused, unknown host, too slow, no such answer: down is the answer and no failure of ours
    return 'DOWN';
  }
}
