import { SignJWT } from 'jose';
import * as v from 'valibot';
import { signToken, verifyToken } from '../platform/keys/key-set';
import type { KeySet } from '../platform/keys/key-set';

const ISSUER = 'wayfare';
/** Another audience than links to bookings, so that neither passes for the other. */
const AUDIENCE = 'wayfare-price-alert';
/** Outlives any sale ahead; the alert ends with its journey. */
const LIFETIME = '2y';

const ClaimsSchema = v.object({ sub: v.string() });

export function signAlertKey(keys: KeySet, id: string): Promise<string> {
  return signToken(
    keys,
    new SignJWT()
      .setSubject(id)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt()
      .setExpirationTime(LIFETIME),
  );
}

/** Null for anything but a valid key of ours. */
export async function readAlertKey(keys: KeySet, key: string, now: number): Promise<string | null> {
  try {
    const options = { issuer: ISSUER, audience: AUDIENCE, currentDate: new Date(now) };
    return v.parse(ClaimsSchema, await verifyToken(keys, key, options)).sub;
  } catch {
    // forged, damaged or expired alike
    return null;
  }
}
