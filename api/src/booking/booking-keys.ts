import { SignJWT } from 'jose';
import * as v from 'valibot';
import { signToken, verifyToken } from '../platform/keys/key-set';
import type { KeySet } from '../platform/keys/key-set';
import type { Booking } from './booking';

const ISSUER = 'wayfare';
/** Another audience than a session's token, so that neither passes for the other. */
const AUDIENCE = 'wayfare-booking';
/** Longer than any trip is sold ahead; when a link really ends is read from the trip. */
const LIFETIME = '2y';

/** A key of before links could be revoked names no generation: it is of the first. */
const ClaimsSchema = v.object({
  sub: v.string(),
  gen: v.optional(v.pipe(v.number(), v.integer()), 0),
});

/** What a link names: a booking, and which generation of its links it is of. */
export interface LinkedBooking {
  readonly id: string;
  readonly generation: number;
}

/** The key of a link that shows one booking: signed, so it cannot be guessed, and good for nothing else. */
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

/** What a key names; null for anything but a key of ours. */
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
    // forged, damaged, over: it opens nothing
    return null;
  }
}
