import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { MIGRATIONS } from '../platform/db/migrations/all';
import { BackupError } from './backup-error';

export const MANIFEST = 'manifest.json';
export const FORMAT = 1;

const FileSchema = v.object({
  bytes: v.number(),
  sha256: v.pipe(v.string(), v.regex(/^[a-f0-9]{64}$/)),
});

const ManifestSchema = v.object({
  format: v.literal(FORMAT),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** of shell and verticals, as the code that made the backup has it */
  contract: v.string(),
  sealing: v.picklist(['none', 'passphrase', 'recipient']),
  database: v.object({
    kind: v.picklist(['embedded', 'server']),
    version: v.string(),
    migrations: v.array(v.string()),
  }),
  /** names of the keys that signed and encrypted */
  keys: v.object({ sessions: v.string(), links: v.string(), data: v.string() }),
  /** of the registry; null when registry and releases were left out or nothing is published */
  revision: v.nullable(v.number()),
  files: v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z.]*$/)), FileSchema),
});

export type Manifest = v.InferOutput<typeof ManifestSchema>;
export type BackupFile = v.InferOutput<typeof FileSchema>;

async function written(folder: string): Promise<unknown> {
  const file = path.join(folder, MANIFEST);
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new BackupError(`${folder} is no backup: it has no readable ${MANIFEST}`, cause);
  }
}

/** Throws BackupError for a folder that is no backup, and for one of newer code. */
export async function readManifest(folder: string): Promise<Manifest> {
  const raw = await written(folder);
  const format: unknown = Object(raw).format;
  if (typeof format === 'number' && format > FORMAT)
    throw new BackupError(
      `The backup has format ${format}, and this release knows ${FORMAT}: restore it with the release that made it, or a newer one`,
    );
  const parsed = v.safeParse(ManifestSchema, raw);
  if (!parsed.success) throw new BackupError(`${folder} is no backup: ${MANIFEST} is damaged`);
  const known = new Set(MIGRATIONS.map(({ id }) => id));
  const unknown = parsed.output.database.migrations.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new BackupError(
      `The backup's schema is newer than this release: it has ${unknown.join(', ')}. Restore it with the release that made it, or a newer one`,
    );
  return parsed.output;
}

export async function fingerprintOf(file: string): Promise<BackupFile> {
  const digest = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(file), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      digest.update(chunk);
    }
  });
  return { bytes, sha256: digest.digest('hex') };
}

/** Throws BackupError that names every file which is missing or not what was written. */
export async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  const wrong: string[] = [];
  for (const [name, { bytes, sha256 }] of Object.entries(files)) {
    const found = await fingerprintOf(path.join(folder, name)).catch(() => null);
    if (found === null) wrong.push(`${name} cannot be read`);
    else if (found.bytes !== bytes || found.sha256 !== sha256) wrong.push(`${name} was changed`);
  }
  if (wrong.length > 0) throw new BackupError(`The backup is damaged: ${wrong.join('; ')}`);
}
