import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import * as v from 'valibot';
import {
  CHUNKS_FILE,
  COMPRESSIBLE,
  emittedFiles,
  IMPORTS_FILES,
  readAll,
  renamed,
  TWIN,
  type Rename,
} from './build-files';
import { checkChunks } from './check-chunks';
import { checkAddresses, parseManifest } from './check-manifest';
import { integrityOf } from './integrity';
import { containerName, identifierOf, UNSTAMPED } from './names';
import { ChunksSchema, ImportsSchema, type Release } from './release';
import { releaseDigest } from './release-digest';
import { ReleaseError } from './release-error';

const brotli = promisify(brotliCompress);
const VERSION = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;
const DIGITS = 10;
const TRIAL_FILE = 'server/trial.json';

export interface FinishedBuild {
  directory: string;
  shared: Readonly<Record<string, string>>;
  /** range of contracts for the imported names of each shared module */
  contract: (imports: Readonly<Record<string, readonly string[]>>) => string;
  asked?: string | undefined;
  /** skips compressed twins, which take a second */
  quick?: boolean;
}

async function readJson<Schema extends v.GenericSchema>(file: string, schema: Schema) {
  return v.parse(schema, JSON.parse(await readFile(file, 'utf8')));
}

async function importsOf(dist: string): Promise<Record<string, string[]>> {
  const sides = await Promise.all(
    IMPORTS_FILES.map((file) => readJson(path.join(dist, file), ImportsSchema)),
  );
  const modules = [...new Set(sides.flatMap((side) => Object.keys(side)))].sort();
  return Object.fromEntries(
    modules.map((name) => [name, [...new Set(sides.flatMap((side) => side[name] ?? []))].sort()]),
  );
}

function versionOf(own: string, digest: string, asked: string | undefined): string {
  if (asked === undefined || asked === '') return `${own}-${digest.slice(0, DIGITS)}`;
  if (VERSION.test(asked)) return asked;
  throw new ReleaseError('MANIFEST', `a version is like 1.2.3 or 1.2.3-name, not ${asked}`);
}

function stamped(unstamped: ReadonlyMap<string, Buffer>, rename: Rename): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const [name, content] of unstamped) {
    const result = renamed(content, rename);
    if ([UNSTAMPED, identifierOf(UNSTAMPED)].some((form) => result.includes(form)))
      throw new ReleaseError('MANIFEST', `dist/${name} names its version in a form of its own`);
    files.set(name, result);
  }
  return files;
}

async function writeTwins(dist: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  await Promise.all(
    [...files]
      .filter(([name]) => COMPRESSIBLE.test(name))
      .map(async ([name, content]) => {
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        await writeFile(path.join(dist, name + TWIN), await brotli(content, { params }));
      }),
  );
}

/** Last build step: writes version (default: content hash), twins and `dist/release.json`. Throws MANIFEST. */
export async function stampBuild(build: FinishedBuild): Promise<Release> {
  const { directory, shared, contract, asked, quick = false } = build;
  const dist = path.join(directory, 'dist');
  const imports = await importsOf(dist);
  const text = await readFile(path.join(directory, 'vertical.json'), 'utf8');
  const written = { ...parseManifest(JSON.parse(text)), contract: contract(imports) };
  // the entry is known by its file; its chunk is named by the placeholder
  const { [containerName(written.name, UNSTAMPED)]: _entry, ...chunks } = await readJson(
    path.join(dist, CHUNKS_FILE),
    ChunksSchema,
  );
  checkChunks(written, chunks);
  const described = {
    manifest: written,
    chunks,
    shared: { ...shared },
    imports,
  };
  const emitted = (await emittedFiles(dist)).filter((name) => !name.endsWith(TWIN));
  const unstamped = await readAll(dist, emitted);
  const trial = unstamped.get(TRIAL_FILE);
  if (trial !== undefined) checkAddresses(JSON.parse(trial.toString('utf8')), 'trial.json');
  const digest = releaseDigest(described, unstamped);
  const version = versionOf(written.version, digest, asked);
  const files = stamped(unstamped, { vertical: written.name, from: UNSTAMPED, to: version });
  for (const [name, content] of files)
    if (content !== unstamped.get(name)) await writeFile(path.join(dist, name), content);
  if (!quick) await writeTwins(dist, files);
  const release: Release = {
    name: written.name,
    version,
    digest,
    ...described,
    manifest: { ...written, version },
    files: Object.fromEntries(
      [...files].map(([name, content]) => [
        name,
        { integrity: integrityOf(content), bytes: content.length },
      ]),
    ),
  };
  for (const name of [CHUNKS_FILE, ...IMPORTS_FILES]) await rm(path.join(dist, name));
  await writeFile(path.join(dist, 'release.json'), `${JSON.stringify(release, null, 1)}\n`);
  return release;
}
