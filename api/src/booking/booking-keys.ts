import { SignJWT } from 'jose';
import * as v from 'valibot';
import { signToken, verifyToken } from '../platform/keys/key-set';
import type { KeySet } from '../platform/keys/key-set';
import type { Booking } from './booking';

const ISSUER = 'wayfare';
/** Another audience than a session's token, so that neither passes for the other. */
const AUDIENCE = 'wayfare-booking';
/** Outlives any sale ahead; the real end is read from the trip. */
const LIFETIME = '2y';

/** Keys issued before revocation existed carry no generation: they are of the first. */
const ClaimsSchema = v.object({
  sub: v.string(),
  gen: v.optional(v.pipe(v.number(), v.integer()), 0),
});

export interface LinkedBooking {
  readonly id: string;
  readonly generation: number;
}

export function signBookingKey(
  keys: KeySet,
  { id, linkGeneration }: Pick<Booking, 'id' | 'linkGeneration'>,
): Promise<string> {
  return signToken(
    keys,
    new SignJWT({ gen: linkGeneration })
      .setSubject(id)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt()
      .setExpirationTime(LIFETIME),
  );
}

/** Null for anything but a valid key of ours. */
export async function readBookingKey(
  keys: KeySet,
  key: string,
  now: number,
): Promise<LinkedBooking | null> {
  try {
    const { sub, gen } = v.parse(
      ClaimsSchema,
      await verifyToken(keys, key, {
        issuer: ISSUER,
        audience: AUDIENCE,
        currentDate: new Date(now),
      }),
    );
    return { id: sub, generation: gen };
  } catch {
    // forged, damaged or expired alike
    return null;
  }
}
