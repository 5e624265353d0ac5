import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { COMPRESSIBLE, TWIN } from './build-files';
import { integrityOf } from './integrity';
import { parseRelease } from './load-release';
import type { ReleaseStore } from './registry';
import { ReleaseError } from './release-error';
import { checkSignature, type PublicKey } from './signature';

const decompress = promisify(brotliDecompress);

/** Names of files of a release, below its own folder. */
export const INSIDE = /^(?:client|server)\/(?:[\w@+~-][\w.@+~-]*\/)*[\w@+~-][\w.@+~-]*$/;

/** All files by hash and signature. Rejects with NOT_FOUND, MANIFEST, INTEGRITY, SIGNATURE or UNREACHABLE. */
export async function readWhole(
  store: Pick<ReleaseStore, 'read'>,
  named: { readonly name: string; readonly version: string },
  keys: readonly PublicKey[],
): Promise<Map<string, Buffer>> {
  const { name, version } = named;
  const whose = `release ${name} ${version}`;
  const refused = (what: string) => new ReleaseError('INTEGRITY', `${whose}: ${what}`);
  const description = await store.read(name, version, 'release.json');
  const signature = await checkSignature(store, keys, named, description);
  const release = parseRelease(description.toString('utf8'), whose);
  if (release.name !== name || release.version !== version)
    throw refused(`release.json is of ${release.name} ${release.version}`);

  async function listed(file: string, integrity: string): Promise<Buffer> {
    if (!INSIDE.test(file)) throw refused(`${file} is no name of a file`);
    const content = await store.read(name, version, file);
    if (integrityOf(content) !== integrity) throw refused(`${file} is not what was published`);
    return content;
  }
  async function twinOf(file: string, content: Buffer): Promise<[string, Buffer][]> {
    if (!COMPRESSIBLE.test(file)) return [];
    const twin = await store.read(name, version, file + TWIN).catch((error: unknown) => {
      if (error instanceof ReleaseError && error.code === 'NOT_FOUND') return null;
      throw error;
    });
    if (twin === null) return [];
    const whole = await decompress(twin).catch(() => null);
    if (whole?.equals(content) !== true)
      throw refused(`${file}${TWIN} is not the compressed form of its file`);
    return [[file + TWIN, twin]];
  }
  const files = await Promise.all(
    Object.entries(release.files).map(async ([file, { integrity }]) => {
      const content = await listed(file, integrity);
      return [[file, content] as const, ...(await twinOf(file, content))];
    }),
  );
  const beside = signature === null ? [] : [[signature.file, signature.content] as const];
  return new Map([...files.flat(), ...beside, ['release.json', description] as const]);
}
