import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyOptions, SignJWT } from 'jose';

const ALGORITHM = 'EdDSA';

export interface SigningKey {
  /** JWK thumbprint (RFC 7638): equal in every process */
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

export interface KeySet {
  current(): SigningKey;
  all(): readonly SigningKey[];
  /** another process may have rotated them */
  reload(): Promise<void>;
}

export function signingKey(pem: string | KeyObject): SigningKey {
  const privateKey = typeof pem === 'string' ? createPrivateKey(pem) : pem;
  if (privateKey.asymmetricKeyType !== 'ed25519')
    throw new Error(
      `A signing key is ${privateKey.asymmetricKeyType ?? 'no private key'}, but must be Ed25519`,
    );
  const publicKey = createPublicKey(privateKey);
  const { crv, kty, x } = publicKey.export({ format: 'jwk' });
  return {
    kid: createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url'),
    privateKey,
    publicKey,
  };
}

export function fixedKeys(current: SigningKey, ...previous: readonly SigningKey[]): KeySet {
  const keys = [current, ...previous];
  return { current: () => current, all: () => keys, reload: () => Promise.resolve() };
}

export function signToken(keys: KeySet, token: SignJWT): Promise<string> {
  const { kid, privateKey } = keys.current();
  return token.setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid }).sign(privateKey);
}

async function namedKey(keys: KeySet, kid: string): Promise<SigningKey> {
  const find = () => keys.all().find((key) => key.kid === kid);
  const known = find();
  if (known !== undefined) return known;
  await keys.reload();
  const found = find();
  if (found === undefined) throw new errors.JWKSNoMatchingKey();
  return found;
}

interface Verified {
  readonly payload: JWTPayload;
  readonly kid: string;
}

/** A token without `kid` predates named keys: any of the set may verify it. */
export async function verifiedBy(
  keys: KeySet,
  token: string,
  options: Omit<JWTVerifyOptions, 'algorithms'>,
): Promise<Verified> {
  const { kid: named } = decodeProtectedHeader(token);
  const candidates = named === undefined ? keys.all() : [await namedKey(keys, named)];
  let refusal: unknown;
  for (const { kid, publicKey } of candidates) {
    try {
      const { payload } = await jwtVerify(token, publicKey, {
        ...options,
        algorithms: [ALGORITHM],
      });
      return { payload, kid };
    } catch (error) {
      refusal = error;
      // try the next key: any other fault is one with every key
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) break;
    }
  }
  throw refusal ?? new errors.JWSSignatureVerificationFailed();
}

export const verifyToken = async (
  keys: KeySet,
  token: string,
  options: Omit<JWTVerifyOptions, 'algorithms'>,
): Promise<JWTPayload> => (await verifiedBy(keys, token, options)).payload;
