import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { emittedFiles, readAll, renamed, TWIN } from './build-files';
import { checkChunks } from './check-chunks';
import { integrityOf } from './integrity';
import { parseRelease } from './load-release';
import { containerName, releasePath, UNSTAMPED } from './names';
import type { Release } from './release';
import { releaseDigest } from './release-digest';
import { ReleaseError } from './release-error';

const decompress = promisify(brotliDecompress);
const ENTRY = 'client/remoteEntry.js';
/** How webpack gives a container its global name, minified or not. */
const DEFINITION = /\bglobalThis(?:\.|\[")(wayfare_[\w-]+)(?:"\])?\s*=(?!=)/g;

export interface MadeRelease {
  release: Release;
  files: Map<string, Buffer>;
}

const refuse = (message: string): never => {
  throw new ReleaseError('INTEGRITY', message);
};

function checkListed(release: Release, files: ReadonlyMap<string, Buffer>, whose: string): void {
  for (const [name, { integrity, bytes }] of Object.entries(release.files)) {
    const content = files.get(name);
    if (content === undefined) {
      refuse(`${whose}/${name} is missing; release.json lists it`);
    } else if (integrityOf(content) !== integrity || content.length !== bytes) {
      const found = `${content.length} bytes with ${integrityOf(content)}`;
      refuse(`${whose}/${name} is not what was built: ${found}, not ${bytes} with ${integrity}`);
    }
  }
}

async function checkUnlisted(
  release: Release,
  files: ReadonlyMap<string, Buffer>,
  whose: string,
): Promise<void> {
  for (const [name, content] of files) {
    if (release.files[name] !== undefined) continue;
    const whole = name.endsWith(TWIN) ? files.get(name.slice(0, -TWIN.length)) : undefined;
    if (whole === undefined) refuse(`${whose}/${name} is there; release.json does not list it`);
    else if (!whole.equals(await decompress(content).catch(() => Buffer.alloc(0))))
      refuse(`${whose}/${name} is not the compressed form of its file`);
  }
}

function checkEntry({ name, version }: Release, entry: string, whose: string): void {
  const container = containerName(name, version);
  const defined = [...entry.matchAll(DEFINITION)].map(([, found]) => found);
  if (!defined.includes(container))
    refuse(
      `${whose}/${ENTRY} defines ${defined.join(', ') || 'no container'}, not the ${container} of release.json`,
    );
  const base = `${releasePath(name, version)}/client/`;
  if (!entry.includes(base)) refuse(`${whose}/${ENTRY} does not load its files from ${base}`);
}

function checkChunkFiles(release: Release, whose: string): void {
  for (const [chunk, { js, css }] of Object.entries(release.chunks))
    for (const file of [...js, ...css])
      if (release.files[`client/${file}`] === undefined)
        refuse(`${whose}/client/${file} of the chunk ${chunk} is not among the files`);
}

/** Holds a build against its `release.json`. Throws MANIFEST or INTEGRITY, the message beginning with `whose`. */
export async function checkBuild(
  description: Buffer,
  files: ReadonlyMap<string, Buffer>,
  whose: string,
): Promise<MadeRelease> {
  const release = parseRelease(description.toString('utf8'), whose);
  const { name, version, manifest } = release;
  checkListed(release, files, whose);
  await checkUnlisted(release, files, whose);
  checkEntry(release, files.get(ENTRY)?.toString('utf8') ?? '', whose);
  checkChunks(manifest, release.chunks);
  checkChunkFiles(release, whose);
  const unstamped = new Map(
    Object.keys(release.files).map((file) => [
      file,
      renamed(files.get(file) ?? Buffer.alloc(0), { vertical: name, from: version, to: UNSTAMPED }),
    ]),
  );
  const isWhole = manifest.name === name && manifest.version === version;
  if (!isWhole || release.digest !== releaseDigest(release, unstamped))
    refuse(`${whose}/release.json is not what was built: its digest is of something else`);
  return { release, files: new Map([...files, ['release.json', description]]) };
}

/** Reads a build and verifies every file by `dist/release.json`. Throws NOT_FOUND, MANIFEST or INTEGRITY. */
export async function readBuild(directory: string): Promise<MadeRelease> {
  const dist = path.join(directory, 'dist');
  const whose = `${path.basename(directory)}/dist`;
  const description = await readFile(path.join(dist, 'release.json')).catch((error: unknown) => {
    throw new ReleaseError('NOT_FOUND', `${whose} has no release.json: build it first`, error);
  });
  return checkBuild(description, await readAll(dist, await emittedFiles(dist)), whose);
}
