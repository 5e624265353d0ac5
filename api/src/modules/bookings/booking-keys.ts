import { SignJWT, jwtVerify } from 'jose';
import type { SessionKeys } from '../session/session-keys';

const ISSUER = 'wayfare';
/** Another audience than a session's token, so that neither passes for the other. */
const AUDIENCE = 'wayfare-booking';
const ALGORITHM = 'EdDSA';
const LIFETIME = '2y';

/** The key of a link that opens one booking: signed, so it cannot be guessed, and good for nothing else. */
export function signBookingKey({ privateKey }: SessionKeys, bookingId: string): Promise<string> {
  return new SignJWT({}).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' }).setSubject(bookingId).setIssuer(ISSUER).setAudience(AUDIENCE).setIssuedAt().setExpirationTime(LIFETIME).sign(privateKey);
}

/** The booking that a key opens; null for anything but a key of ours. */
export async function readBookingKey({ publicKey }: SessionKeys, key: string, now: number): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(key, publicKey, { algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCE, currentDate: new Date(now) });
    return payload.sub ?? null;
  } catch {
    // forged, damaged, over: it opens nothing
    return null;
  }
}
