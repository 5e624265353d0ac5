import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { passPictures } from './pass-pictures';
import { signManifest } from './sign-manifest';
import type { PassIdentity } from '../../../platform/keys/wallets';

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const sha1 = (content: Uint8Array) => createHash('sha1').update(content).digest('hex');

/** `.pkpass`: zip of pass, pictures, manifest of digests and its signature. */
export async function passFile(
  says: Readonly<Record<string, unknown>>,
  identity: PassIdentity,
  now: number,
): Promise<Buffer> {
  const pass = {
    formatVersion: 1,
    passTypeIdentifier: identity.passType,
    teamIdentifier: identity.team,
    ...says,
  };
  const files: Record<string, Uint8Array> = { 'pass.json': json(pass), ...(await passPictures()) };
  // the format demands SHA-1; the signature over it uses SHA-256
  const digests = Object.entries(files).map(([name, content]) => [name, sha1(content)]);
  const manifest = json(Object.fromEntries(digests));
  const signature = await signManifest(manifest, identity, now);
  return Buffer.from(
    zipSync({ ...files, 'manifest.json': manifest, signature }, { mtime: new Date(now) }),
  );
}
