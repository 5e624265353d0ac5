import type { KeyObject } from 'node:crypto';
import type { ReleaseStore } from './registry';
import { signatureOf, type PublicKey } from './signature';
import { readWhole } from './whole-release';

export interface SigningKeys {
  readonly signingKey: KeyObject;
  /** the release has to be signed by one of them already; with none it is held against its hashes alone */
  readonly publicKeys: readonly PublicKey[];
}

/** Signs a stored release by a further key. Rejects with NOT_FOUND, MANIFEST, INTEGRITY or SIGNATURE, and signs nothing then. */
export async function signStored(
  store: ReleaseStore,
  release: { readonly name: string; readonly version: string },
  { signingKey, publicKeys }: SigningKeys,
): Promise<void> {
  const { name, version } = release;
  await readWhole(store, release, publicKeys);
  const description = await store.read(name, version, 'release.json');
  await store.putSignature(name, version, signatureOf(signingKey, release, description));
}
