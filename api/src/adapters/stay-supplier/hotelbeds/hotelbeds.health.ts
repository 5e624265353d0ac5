import * as v from 'valibot';
import { addressOf, signedHeaders } from './hotelbeds.client';
import type { HotelbedsAccess } from './hotelbeds.client';
import { StatusSchema } from './hotelbeds.schemas';

const PROBE_TIMEOUT = 2_000;

/** `DOWN` when it does not say that all is well, `UNSTABLE` when several of the last calls failed. */
export async function hotelbedsHealth(
  access: HotelbedsAccess,
  isUnstable: () => boolean,
): Promise<'UP' | 'UNSTABLE' | 'DOWN'> {
  try {
    const response = await fetch(addressOf(access, 'status'), {
      headers: signedHeaders(access),
      signal: AbortSignal.timeout(PROBE_TIMEOUT),
    });
    v.parse(StatusSchema, await response.json());
    return isUnstable() ? 'UNSTABLE' : 'UP';
  } catch {
    // refused, unknown host, too slow, no such answer: down is the answer and no failure of ours
    return 'DOWN';
  }
}
