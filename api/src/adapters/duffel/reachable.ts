import type { SupplierGuards } from '../call-guard';

const PROBE_TIMEOUT = 2_000;

/** Any answer will do: it shows that someone is there. */
async function isReachable(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'HEAD',
      signal: AbortSignal.timeout(PROBE_TIMEOUT),
    });
    return response.status < 500;
  } catch {
    // refused, unknown host, too slow: not reachable is the answer and no failure of ours
    return false;
  }
}

/** `DOWN` when nobody answers at the address, `UNSTABLE` when several of the last calls failed. */
export async function supplierHealth(
  url: string,
  guards: Pick<SupplierGuards, 'isUnstable'>,
): Promise<'UP' | 'UNSTABLE' | 'DOWN'> {
  if (!(await isReachable(url))) return 'DOWN';
  return guards.isUnstable() ? 'UNSTABLE' : 'UP';
}
