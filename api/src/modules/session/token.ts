import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import * as v from 'valibot';
import type { Principal, VerifyToken } from '../../http/authenticate';
import { TokenError } from '../../http/problem';
import { signToken as sign, verifyToken } from './key-set';
import type { KeySet } from './key-set';

/** A token lives this long (CON-02). */
export const SESSION_MINUTES = 60;

const ISSUER = 'wayfare';
const AUDIENCE = 'wayfare-api';

const ClaimsSchema = v.object({
  sub: v.string(),
  role: v.picklist(['anonymous', 'user']),
  sid: v.string(),
  jti: v.string(),
});

export interface SignedToken {
  readonly token: string;
  readonly tokenId: string;
  /** epoch milliseconds */
  readonly expiredTime: number;
}

/** Signs a token of 60 minutes (OQ-05). */
export async function signToken(
  keys: KeySet,
  principal: Omit<Principal, 'tokenId'>,
  now: number,
): Promise<SignedToken> {
  const tokenId = randomUUID();
  const issued = Math.floor(now / 1000);
  const expires = issued + SESSION_MINUTES * 60;
  const claims = new SignJWT({ role: principal.role, sid: principal.sessionId })
    .setSubject(principal.id)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setJti(tokenId)
    .setIssuedAt(issued)
    .setExpirationTime(expires);
  const token = await sign(keys, claims);
  return { token, tokenId, expiredTime: expires * 1000 };
}

/** Accepts what `signToken` made and nothing else: one algorithm, a key of ours, our issuer and audience, not expired. */
export function tokenVerifier(keys: KeySet): VerifyToken {
  return async (token, now) => {
    try {
      const payload = await verifyToken(keys, token, {
        issuer: ISSUER,
        audience: AUDIENCE,
        currentDate: new Date(now),
        requiredClaims: ['exp', 'iat'],
      });
      const { sub, role, sid, jti } = v.parse(ClaimsSchema, payload);
      return { id: sub, role, sessionId: sid, tokenId: jti };
    } catch (cause) {
      throw new TokenError(cause);
    }
  };
}
