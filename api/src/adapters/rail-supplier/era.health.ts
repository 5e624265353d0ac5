import * as v from 'valibot';
import type { EraClient, EraOptions } from './era.client';

const PROBE_TIMEOUT = 2_000;
const HealthSchema = v.object({ status: v.picklist(['UP', 'UNSTABLE', 'DOWN']) });
type Health = v.InferOutput<typeof HealthSchema>['status'];

/** `DOWN` without an answer, at best `UNSTABLE` when recent calls failed. */
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
    // any failure to connect is the answer
    return 'DOWN';
  }
}
