import { SignJWT } from 'jose';
import * as v from 'valibot';
import { signToken, verifyToken } from '../platform/keys/key-set';
import type { KeySet } from '../platform/keys/key-set';

const ISSUER = 'wayfare';
/** Another audience than sessions and bookings, so that none passes for another. */
const AUDIENCE = 'wayfare-invoice';
const MONTH_AUDIENCE = 'wayfare-invoices-of-month';
/** As long as a page may stay open; the next look at the page gives another one. */
const LIFETIME_S = 24 * 3_600;

const ClaimsSchema = v.object({ sub: v.string() });

function keyFor(keys: KeySet, audience: string, subject: string, now: number): Promise<string> {
  const at = Math.floor(now / 1_000);
  const token = new SignJWT({})
    .setSubject(subject)
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt(at)
    .setExpirationTime(at + LIFETIME_S);
  return signToken(keys, token);
}

async function subjectOf(
  keys: KeySet,
  audience: string,
  key: string,
  now: number,
): Promise<string | null> {
  try {
    const options = { issuer: ISSUER, audience, currentDate: new Date(now) };
    return v.parse(ClaimsSchema, await verifyToken(keys, key, options)).sub;
  } catch {
    // forged, damaged or expired alike
    return null;
  }
}

/** Signed URL: a plain download sends no token. */
export async function invoiceLink(keys: KeySet, number: string, now: number): Promise<string> {
  return `/api/invoices/${number}/document.pdf?key=${await keyFor(keys, AUDIENCE, number, now)}`;
}

/** Null for anything but a valid key of ours. */
export const numberOfKey = (keys: KeySet, key: string, now: number): Promise<string | null> =>
  subjectOf(keys, AUDIENCE, key, now);

/** Month as `2026-11`. */
export async function monthLink(
  keys: KeySet,
  owner: string,
  month: string,
  now: number,
): Promise<string> {
  const key = await keyFor(keys, MONTH_AUDIENCE, `${month} ${owner}`, now);
  return `/api/invoices/months/${month}/document.pdf?key=${key}`;
}

export async function ownerOfMonthKey(
  keys: KeySet,
  month: string,
  key: string,
  now: number,
): Promise<string | null> {
  const subject = await subjectOf(keys, MONTH_AUDIENCE, key, now);
  return subject?.startsWith(`${month} `) === true ? subject.slice(month.length + 1) : null;
}
