import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { ReleaseStore, Signature } from './registry';
import { ReleaseError } from './release-error';

interface Named {
  readonly name: string;
  readonly version: string;
}

/** A key that releases are held against; `id` is the same for both halves of a pair. */
export interface PublicKey {
  readonly id: string;
  readonly key: KeyObject;
}

const BLOCK = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

/** Keys in one line have `\n` in the place of line breaks. */
const unfolded = (pem: string) => pem.replaceAll('\\n', '\n');
const isEd25519 = ({ asymmetricKeyType }: KeyObject) => asymmetricKeyType === 'ed25519';

function idOf(key: KeyObject): string {
  const half = key.type === 'private' ? createPublicKey(key) : key;
  const spki = half.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(spki).digest('hex').slice(0, 16);
}

/** An Ed25519 private key in PEM form; null for anything else. */
export function signingKeyIn(text: string): KeyObject | null {
  try {
    const key = createPrivateKey(unfolded(text));
    return isEd25519(key) ? key : null;
  } catch {
    return null;
  }
}

/** The Ed25519 public keys of a text of PEM blocks; null when it has none, or one that is no such key. */
export function publicKeysIn(text: string): PublicKey[] | null {
  try {
    const keys = (unfolded(text).match(BLOCK) ?? []).map((block) => createPublicKey(block));
    if (keys.length === 0 || !keys.every(isEd25519)) return null;
    return keys.map((key) => ({ id: idOf(key), key }));
  } catch {
    return null;
  }
}

const fileOf = (id: string) => `signatures/${id}`;

/** What is signed: `description` is release.json, which has the hash of every file. */
const textOf = ({ name, version }: Named, description: Buffer): Buffer =>
  Buffer.from(
    [
      'wayfare release',
      name,
      version,
      createHash('sha256').update(description).digest('hex'),
      '',
    ].join('\n'),
  );

/** The signature of a release by a key, the same each time. */
export function signatureOf(key: KeyObject, release: Named, description: Buffer): Signature {
  const content = sign(null, textOf(release, description), key).toString('base64');
  return { file: fileOf(idOf(key)), content: Buffer.from(content) };
}

const isMissing = (error: unknown) => error instanceof ReleaseError && error.code === 'NOT_FOUND';

/** First signature that one of `keys` made; null without keys. Rejects with SIGNATURE where there is none that fits. */
export async function checkSignature(
  store: Pick<ReleaseStore, 'read'>,
  keys: readonly PublicKey[],
  release: Named,
  description: Buffer,
): Promise<Signature | null> {
  const wrong: string[] = [];
  for (const { id, key } of keys) {
    const file = fileOf(id);
    const content = await store
      .read(release.name, release.version, file)
      .catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
    if (content === null) continue;
    const bytes = Buffer.from(content.toString('utf8'), 'base64');
    if (verify(null, textOf(release, description), key, bytes)) return { file, content };
    wrong.push(id);
  }
  if (keys.length === 0) return null;
  const whose = `release ${release.name} ${release.version}`;
  throw new ReleaseError(
    'SIGNATURE',
    wrong.length > 0
      ? `${whose} is not what key ${wrong.join(', ')} signed`
      : `${whose} is signed by none of the keys ${keys.map(({ id }) => id).join(', ')}`,
  );
}
