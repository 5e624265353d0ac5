import type { ReleaseStore } from '../registry';
import { checkSignature, type PublicKey } from '../signature';
import type { TakenReleases } from './taken-releases';

/** A store whose release.json, which has the hash of every other file, is read only as one of `keys` signed it; all where there are none. */
export function signedReleases(store: ReleaseStore, keys: readonly PublicKey[]): TakenReleases {
  async function read(name: string, version: string, file: string): Promise<Buffer> {
    const content = await store.read(name, version, file);
    if (file === 'release.json') await checkSignature(store, keys, { name, version }, content);
    return content;
  }
  const taken = new Set<string>();
  return {
    ...store,
    read,
    async take(name, version) {
      const key = `${name}@${version}`;
      if (keys.length === 0 || taken.has(key)) return;
      await read(name, version, 'release.json');
      taken.add(key);
    },
  };
}
