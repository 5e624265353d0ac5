import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { parseManifest } from './check-manifest';
import { integrityOf } from './integrity';
import { slotChunk } from './names';
import type { Release } from './release';
import { ReleaseError } from './release-error';

const brotli = promisify(brotliCompress);
const COMPRESSIBLE = /\.(?:js|css|json|svg)$/;

async function filesBelow(folder: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(path.join(folder, prefix), { withFileTypes: true });
  const nested = await Promise.all(
    entries.map((entry) =>
      entry.isDirectory()
        ? filesBelow(folder, `${prefix}${entry.name}/`)
        : Promise.resolve([`${prefix}${entry.name}`]),
    ),
  );
  return nested.flat().sort();
}

export interface ReleaseSource {
  /** folder of the vertical, with `vertical.json` and `dist/{client,server}` */
  directory: string;
  version: string;
  shared: Record<string, string>;
}

export interface MadeRelease {
  release: Release;
  files: Map<string, Buffer>;
}

/** Reads a finished build and makes the release of it: every file with its hash, text also brotli-compressed. */
export async function makeRelease({
  directory,
  version,
  shared,
}: ReleaseSource): Promise<MadeRelease> {
  const manifest = {
    ...parseManifest(JSON.parse(await readFile(path.join(directory, 'vertical.json'), 'utf8'))),
    version,
  };
  const dist = path.join(directory, 'dist');
  const names = (await filesBelow(dist)).filter(
    (name) =>
      /^(?:client|server)\//.test(name) && !name.endsWith('.map') && name !== 'client/assets.json',
  );
  const chunks = JSON.parse(
    await readFile(path.join(dist, 'client/assets.json'), 'utf8'),
  ) as Release['chunks'];
  const expected = [
    ...manifest.routes.map(({ name }) => name),
    ...manifest.slots.map(({ id }) => slotChunk(id)),
  ];
  const unnamed = expected.filter((chunk) => chunks[chunk] === undefined);
  if (unnamed.length > 0)
    throw new ReleaseError(
      'MANIFEST',
      `${manifest.name}: no chunk is named ${unnamed.join(', ')} (webpackChunkName in remote.ts)`,
    );
  const files = new Map<string, Buffer>();
  const described: Release['files'] = {};
  for (const name of names) {
    const content = await readFile(path.join(dist, name));
    files.set(name, content);
    described[name] = { integrity: integrityOf(content), bytes: content.length };
  }
  const release: Release = {
    name: manifest.name,
    version,
    manifest,
    files: described,
    chunks,
    shared,
  };
  await Promise.all(
    names
      .filter((name) => name.startsWith('client/') && COMPRESSIBLE.test(name))
      .map(async (name) =>
        files.set(
          `${name}.br`,
          await brotli(files.get(name) ?? Buffer.alloc(0), {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
          }),
        ),
      ),
  );
  files.set('release.json', Buffer.from(`${JSON.stringify(release, null, 1)}\n`));
  return { release, files };
}
