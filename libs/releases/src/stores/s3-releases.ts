import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';
import type { ReleaseArchive } from '../registry';
import { ReleaseError } from '../release-error';
import { checkName, conflict } from '../release-name';
import { IMPATIENT, patiently, type Patience } from './patience';
import { isAway, isMissing, unreachable } from './s3-errors';

export interface S3Settings {
  /** undefined for AWS itself */
  readonly url: string | undefined;
  readonly bucket: string;
  readonly region: string;
  /** undefined for what the client finds by itself: AWS_* variables, a role of the machine */
  readonly credentials:
    | { readonly accessKeyId: string; readonly secretAccessKey: string }
    | undefined;
}

export interface S3Releases extends ReleaseArchive {
  /** Rejects with UNREACHABLE when the bucket does not answer. */
  look(): Promise<void>;
  close(): void;
}

const CONNECT_MS = 3_000;
const ANSWER_MS = 10_000;
const TRIES = 3;
/** Files sent at once: the client's retries share one budget, which hundreds that are refused together would spend. */
const AT_ONCE = 8;

/** A CDN in front of the bucket passes these on. */
const FOREVER = 'public, max-age=31536000, immutable';
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The client, which is loaded where there is a bucket. */
export type S3Client = typeof import('@aws-sdk/client-s3');

interface Objects {
  readonly sdk: S3Client;
  readonly client: InstanceType<S3Client['S3Client']>;
  readonly bucket: string;
  list(prefix: string): Promise<string[]>;
  keyOf(name: string, version: string, file: string): string;
  markOf(name: string, version: string): string;
}

/** How releases leave a bucket: the mark first, so that nobody reads one that is half gone. */
function archiveOf({
  sdk,
  client,
  bucket,
  list,
  keyOf,
  markOf,
}: Objects): Pick<ReleaseArchive, 'storedAt' | 'remove'> {
  async function drop(Key: string): Promise<void> {
    const command = new sdk.DeleteObjectCommand({ Bucket: bucket, Key });
    await client.send(command).catch((error: unknown) => {
      throw unreachable(error);
    });
  }
  return {
    async storedAt(name, version) {
      const Key = markOf(name, version);
      try {
        const mark = await client.send(new sdk.HeadObjectCommand({ Bucket: bucket, Key }));
        return mark.LastModified ?? new Date(0);
      } catch (error) {
        if (!isMissing(error)) throw unreachable(error);
        throw new ReleaseError('NOT_FOUND', `there is no release ${name} ${version}`, error);
      }
    },
    async remove(name, version) {
      keyOf(name, version, 'release.json');
      await drop(markOf(name, version));
      for (const place of ['releases', 'claims']) {
        const prefix = `${place}/${name}/${version}/`;
        for (const file of await list(prefix)) await drop(prefix + file);
      }
    },
  };
}

/**
 * Releases as objects `releases/<name>/<version>/<file>` of a bucket. An empty object `published/<name>/<version>` says
 * that all are there. Before any is written, a claim `claims/<name>/<version>/<digest>.<id>` is, and claims are listed:
 * whoever sees another digest's takes its own back and gives up. So of two contents at most one is ever stored, by
 * nothing but consistent lists.
 */
export function releasesBy(
  sdk: S3Client,
  { url, bucket, region, credentials }: S3Settings,
  patience: Patience = IMPATIENT,
): S3Releases {
  const client = new sdk.S3Client({
    region,
    ...(url === undefined ? {} : { endpoint: url }),
    ...(credentials === undefined ? {} : { credentials }),
    forcePathStyle: true,
    maxAttempts: TRIES,
    // storages that are only compatible refuse the client's newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
    },
  });
  const of = (Key: string) => ({ Bucket: bucket, Key });
  const again = patiently({ ...patience, isAway, words: (error) => unreachable(error).message });

  async function get(key: string): Promise<Buffer | null> {
    try {
      return await again(async () => {
        const { Body } = await client.send(new sdk.GetObjectCommand(of(key)));
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      });
    } catch (error) {
      if (isMissing(error)) return null;
      throw unreachable(error);
    }
  }

  async function put(key: string, content: Buffer): Promise<void> {
    const ContentType = TYPES[path.extname(key)] ?? 'application/octet-stream';
    const facts = { Body: content, ContentType, CacheControl: FOREVER };
    await again(() => client.send(new sdk.PutObjectCommand({ ...of(key), ...facts }))).catch(
      (error: unknown) => {
        throw unreachable(error);
      },
    );
  }

  async function putAll(contents: Iterable<readonly [string, Buffer]>): Promise<void> {
    const left = contents[Symbol.iterator]();
    async function putNext(): Promise<void> {
      for (let next = left.next(); next.done !== true; next = left.next()) await put(...next.value);
    }
    await Promise.all(Array.from({ length: AT_ONCE }, putNext));
  }

  /** Names below a prefix that ends in a slash. */
  async function list(prefix: string): Promise<string[]> {
    async function listed(): Promise<string[]> {
      const names: string[] = [];
      for await (const { Contents } of sdk.paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: prefix },
      ))
        names.push(
          ...(Contents ?? []).flatMap(({ Key }) => (Key ?? '').slice(prefix.length) || []),
        );
      return names.sort();
    }
    return again(listed).catch((error: unknown) => {
      throw unreachable(error);
    });
  }

  const keyOf = (name: string, version: string, file: string) => {
    checkName(name, version);
    return `releases/${name}/${version}/${file}`;
  };
  const markOf = (name: string, version: string) => `published/${name}/${version}`;
  const archive = archiveOf({ sdk, client, bucket, list, keyOf, markOf });

  /** Rejects with CONFLICT when other content is being stored, or may be. */
  async function claim(name: string, version: string, description: Buffer): Promise<void> {
    const prefix = `claims/${name}/${version}/`;
    const digest = createHash('sha256').update(description).digest('hex');
    const own = `${prefix}${digest}.${randomUUID()}`;
    await put(own, Buffer.from(digest));
    if ((await list(prefix)).every((claimed) => claimed.startsWith(digest))) return;
    await again(() => client.send(new sdk.DeleteObjectCommand(of(own)))).catch((error: unknown) => {
      throw unreachable(error);
    });
    throw conflict(name, version);
  }

  async function read(name: string, version: string, file: string): Promise<Buffer> {
    const content = await get(keyOf(name, version, file));
    if (content === null)
      throw new ReleaseError('NOT_FOUND', `release ${name} ${version} has no file ${file}`);
    return content;
  }

  return {
    read,
    versions: (name) => list(`published/${name}/`),
    async add(name, version, files) {
      const description = files.get('release.json');
      if (description === undefined)
        throw new ReleaseError('MANIFEST', `release ${name} ${version} has no release.json`);
      keyOf(name, version, 'release.json');
      if ((await get(markOf(name, version))) !== null) {
        if ((await read(name, version, 'release.json')).equals(description)) return 'present';
        throw conflict(name, version);
      }
      await claim(name, version, description);
      await putAll(
        [...files].map(([file, content]) => [keyOf(name, version, file), content] as const),
      );
      await put(markOf(name, version), Buffer.from(version));
      return 'added';
    },
    async putSignature(name, version, { file, content }) {
      await read(name, version, 'release.json');
      await put(keyOf(name, version, file), content);
    },
    ...archive,
    async look() {
      await client.send(new sdk.HeadBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
        throw unreachable(error);
      });
    },
    close: () => client.destroy(),
  };
}

/** The same, when the client is loaded. */
export const s3Releases = async (settings: S3Settings, patience?: Patience): Promise<S3Releases> =>
  releasesBy(await import('@aws-sdk/client-s3'), settings, patience);
