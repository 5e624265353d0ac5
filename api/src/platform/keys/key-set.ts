import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyOptions, SignJWT } from 'jose';

const ALGORITHM = 'EdDSA';

export interface SigningKey {
  /** JWK thumbprint (RFC 7638): every process calls the same key the same */
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** The keys of one purpose: one signs, all of them verify. */
export interface KeySet {
  current(): SigningKey;
  /** the current one first */
  all(): readonly SigningKey[];
  /** looks again for keys, since another process may have rotated them */
  reload(): Promise<void>;
}

/** Throws for what is no Ed25519 private key. */
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

/** Keys that stay the same as long as the process runs. */
export function fixedKeys(current: SigningKey, ...previous: readonly SigningKey[]): KeySet {
  const keys = [current, ...previous];
  return { current: () => current, all: () => keys, reload: () => Promise.resolve() };
}

/** Signs with the current key and names it. */
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
  /** which key of the set signed it */
  readonly kid: string;
}

/** What a token says, and which key of the set signed it. A token that names no key is of before keys had names: any of the set will do. */
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
      // another key may have signed it; what else is wrong with it is wrong with every key
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) break;
    }
  }
  throw refusal ?? new errors.JWSSignatureVerificationFailed();
}

/** What a token says, when a key of the set signed it. */
export const verifyToken = async (
  keys: KeySet,
  token: string,
  options: Omit<JWTVerifyOptions, 'algorithms'>,
): Promise<JWTPayload> => (await verifiedBy(keys, token, options)).payload;
