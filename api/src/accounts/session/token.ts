import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Principal, VerifyToken } from '../../platform/http/authenticate';
import { TokenError } from '../../platform/http/problem';
import { signToken as sign, verifiedBy } from '../../platform/keys/key-set';
import type { KeySet } from '../../platform/keys/key-set';

/** CON-02. */
export const SESSION_MINUTES = 60;

const ISSUER = 'wayfare';
const AUDIENCE = 'wayfare-api';

const ClaimsSchema = v.object({
  sub: v.string(),
  role: v.picklist(['anonymous', 'user']),
  sid: v.string(),
  jti: v.string(),
  exp: v.number(),
});

/** Cache of verified signatures: a token is sent with every call of an hour. */
const REMEMBERED = 5_000;

interface Known {
  readonly principal: Principal;
  readonly kid: string;
  /** epoch seconds */
  readonly exp: number;
}

export interface SignedToken {
  readonly token: string;
  readonly tokenId: string;
  /** epoch milliseconds */
  readonly expiredTime: number;
}

/** Valid for 60 minutes (OQ-05). */
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

/** One algorithm, our keys, issuer and audience, not expired; a signature is verified once per key. */
export function tokenVerifier(keys: KeySet): VerifyToken {
  const known = new LRUCache<string, Known>({ max: REMEMBERED });

  async function verified(token: string, now: number): Promise<Principal> {
    const { payload, kid } = await verifiedBy(keys, token, {
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: new Date(now),
      requiredClaims: ['exp', 'iat'],
    });
    const { sub, role, sid, jti, exp } = v.parse(ClaimsSchema, payload);
    const principal = { id: sub, role, sessionId: sid, tokenId: jti };
    // not cached while not yet valid
    if (payload.nbf === undefined) known.set(token, { principal, kid, exp });
    return principal;
  }

  return async (token, now) => {
    const found = known.get(token);
    const isGood =
      found !== undefined &&
      found.exp > Math.floor(now / 1000) &&
      keys.all().some(({ kid }) => kid === found.kid);
    if (isGood) return found.principal;
    try {
      return await verified(token, now);
    } catch (cause) {
      known.delete(token);
      throw new TokenError(cause);
    }
  };
}
