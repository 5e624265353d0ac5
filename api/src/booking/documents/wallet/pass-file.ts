import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { passPictures } from './pass-pictures';
import { signManifest } from './sign-manifest';
import type { PassIdentity } from '../../../platform/keys/wallets';

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const sha1 = (content: Uint8Array) => createHash('sha1').update(content).digest('hex');

/** A `.pkpass`: what the pass says and its pictures, the digest of each of them, and the signature of those. */
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
  // SHA-1 is what the format has; what is signed with it is signed by SHA-256
  const digests = Object.entries(files).map(([name, content]) => [name, sha1(content)]);
  const manifest = json(Object.fromEntries(digests));
  const signature = await signManifest(manifest, identity, now);
  return Buffer.from(
    zipSync({ ...files, 'manifest.json': manifest, signature }, { mtime: new Date(now) }),
  );
}
