import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ReleaseError, type ReleaseStore } from '@wayfare/releases';
import { checkBuild } from '@wayfare/releases/read-build';
import { unpackRelease } from '@wayfare/releases/service/release-tar';
import type { Uploaded } from '@wayfare/releases/service/calls';
import { checkSignature, type PublicKey } from '@wayfare/releases/signature';

const DIGEST = /^sha-256=:([A-Za-z0-9+/]{43}=):$/;
const SIGNATURES = 'signatures/';

export interface Upload {
  readonly vertical: string;
  readonly version: string;
  readonly body: Readable;
  readonly digest: string | undefined;
}

export interface UploadRules {
  readonly releases: ReleaseStore;
  readonly mostBytes: number;
  readonly publicKeys: readonly PublicKey[];
}

function expectedDigest(header: string | undefined): string {
  const [, digest] = DIGEST.exec(header ?? '') ?? [];
  if (digest !== undefined) return digest;
  throw new ReleaseError('REQUEST', 'an upload needs Content-Digest: sha-256=:<base64>:');
}

async function filesOf(upload: Upload, mostBytes: number): Promise<Map<string, Buffer>> {
  const expected = expectedDigest(upload.digest);
  const hash = createHash('sha256');
  const files = await unpackRelease(upload.body, mostBytes, (part) => void hash.update(part));
  if (hash.digest('base64') !== expected)
    throw new ReleaseError('INTEGRITY', 'what came is not what Content-Digest says');
  return files;
}

const inMemory = (files: ReadonlyMap<string, Buffer>): Pick<ReleaseStore, 'read'> => ({
  read(name, version, file) {
    const content = files.get(file);
    return content === undefined
      ? Promise.reject(new ReleaseError('NOT_FOUND', `release ${name} ${version} has no ${file}`))
      : Promise.resolve(content);
  },
});

/** Checks, then writes. Rejects with REQUEST, TOO_LARGE, MANIFEST, INTEGRITY, SIGNATURE, CONFLICT or UNREACHABLE. */
export async function takeUpload(upload: Upload, rules: UploadRules): Promise<Uploaded> {
  const { vertical, version } = upload;
  const files = await filesOf(upload, rules.mostBytes);
  const description = files.get('release.json');
  if (description === undefined) throw new ReleaseError('MANIFEST', 'the tar has no release.json');
  const signatures = [...files].filter(([file]) => file.startsWith(SIGNATURES));
  const built = new Map(
    [...files].filter(([file]) => file !== 'release.json' && !file.startsWith(SIGNATURES)),
  );
  const { release, files: whole } = await checkBuild(
    description,
    built,
    `the upload of ${vertical}`,
  );
  if (release.name !== vertical || release.version !== version)
    throw new ReleaseError(
      'MANIFEST',
      `release.json is of ${release.name} ${release.version}, not of ${vertical} ${version}`,
    );
  await checkSignature(inMemory(files), rules.publicKeys, release, description);
  const stored = await rules.releases.add(vertical, version, whole);
  for (const [file, content] of signatures)
    await rules.releases.putSignature(vertical, version, { file, content });
  return { vertical, version, digest: release.digest ?? '', stored };
}
