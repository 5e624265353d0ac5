import { SignJWT } from 'jose';
import * as v from 'valibot';
import { signToken, verifyToken } from '../session/key-set';
import type { KeySet } from '../session/key-set';

const ISSUER = 'wayfare';
/** Another audience than a session's token and a booking's key, so that none passes for another. */
const AUDIENCE = 'wayfare-invoice';
/** As long as a page may stay open; the next look at the page gives another one. */
const LIFETIME_S = 24 * 3_600;

const ClaimsSchema = v.object({ sub: v.string() });

/** Where a document is, with the key that opens it alone: a download is a plain link, so the key stands in for the token. */
export async function invoiceLink(keys: KeySet, number: string, now: number): Promise<string> {
  const at = Math.floor(now / 1_000);
  const key = await signToken(
    keys,
    new SignJWT({})
      .setSubject(number)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt(at)
      .setExpirationTime(at + LIFETIME_S),
  );
  return `/api/invoices/${number}/document.pdf?key=${key}`;
}

/** The number of the document that a key opens; null for anything but a key of ours in its time. */
export async function numberOfKey(keys: KeySet, key: string, now: number): Promise<string | null> {
  try {
    const options = { issuer: ISSUER, audience: AUDIENCE, currentDate: new Date(now) };
    return v.parse(ClaimsSchema, await verifyToken(keys, key, options)).sub;
  } catch {
    // forged, damaged, over: it opens nothing
    return null;
  }
}
