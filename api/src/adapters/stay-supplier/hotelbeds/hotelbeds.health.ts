import * as v from 'valibot';
import { addressOf, signedHeaders } from './hotelbeds.client';
import type { HotelbedsAccess } from './hotelbeds.client';
import { StatusSchema } from './hotelbeds.schemas';

const PROBE_TIMEOUT = 2_000;

/** `DOWN` unless it reports OK, `UNSTABLE` when recent calls failed. */
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
    // any failure to connect is the answer
    return 'DOWN';
  }
}
