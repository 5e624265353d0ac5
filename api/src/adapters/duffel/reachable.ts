import type { SupplierGuards } from '../call-guard';

const PROBE_TIMEOUT = 2_000;

async function isReachable(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'HEAD',
      signal: AbortSignal.timeout(PROBE_TIMEOUT),
    });
    return response.status < 500;
  } catch {
    // any failure to connect is the answer
    return false;
  }
}

/** `DOWN` when unreachable, `UNSTABLE` when recent calls failed. */
export async function supplierHealth(
  url: string,
  guards: Pick<SupplierGuards, 'isUnstable'>,
): Promise<'UP' | 'UNSTABLE' | 'DOWN'> {
  if (!(await isReachable(url))) return 'DOWN';
  return guards.isUnstable() ? 'UNSTABLE' : 'UP';
}
