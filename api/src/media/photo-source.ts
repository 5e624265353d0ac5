import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../platform/error-code';
import { Problem } from '../platform/http/problem';
import { foreignAddress } from './foreign-pictures';

/** Throws a Problem: NOT_FOUND, SUPPLIER_FAILED or SUPPLIER_TIMEOUT. */
export type PhotoSource = (photo: string) => Promise<Buffer>;

const MAX_BYTES = 10 * 1024 * 1024;

async function readLimited(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error(`the picture is larger than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const unknown = () => new Problem('NOT_FOUND', { text: 'media.unknown' });

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const late =
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
  return new Problem(late ? 'SUPPLIER_TIMEOUT' : 'SUPPLIER_FAILED', {
    text: 'media.failed',
    cause: error,
  });
}

/** Only below the base URL: a redirect elsewhere is refused (SSRF). */
async function fetchPicture(address: URL, timeout: number): Promise<Buffer> {
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status === 404) throw unknown();
    if (!response.ok || !(response.headers.get('content-type') ?? '').startsWith('image/'))
      throw new Error(`the supplier answered ${response.status} and no picture`);
    return await readLimited(response);
  } catch (error) {
    throw toProblem(error);
  }
}

export function supplierPhotos(supplierUrl: string, timeout: number): PhotoSource {
  return (photo) => fetchPicture(new URL(`/photos/${photo}.webp`, supplierUrl), timeout);
}

/** Uploads by file name, or pictures of allowed `origins`. */
export function uploadedPhotos(
  contentUrl: string,
  timeout: number,
  origins: readonly string[] = [],
): PhotoSource {
  return (name) =>
    fetchPicture(
      foreignAddress(name, origins) ?? new URL(`${contentUrl}/uploads/${encodeURIComponent(name)}`),
      timeout,
    );
}

export function folderPhotos(folder: string): PhotoSource {
  return async (photo) => {
    try {
      return await readFile(path.join(folder, `${photo}.webp`));
    } catch (error) {
      throw hasCode(error, 'ENOENT') ? unknown() : toProblem(error);
    }
  };
}

export function firstOf(first: PhotoSource, second: PhotoSource): PhotoSource {
  return async (photo) => {
    try {
      return await first(photo);
    } catch (error) {
      if (error instanceof Problem && error.problemCode === 'NOT_FOUND') return second(photo);
      throw error;
    }
  };
}

interface Sources {
  /** names without a dot */
  readonly photos: PhotoSource;
  /** names with a dot; null without a content service */
  readonly uploads: PhotoSource | null;
}

export function photosByName({ photos, uploads }: Sources): PhotoSource {
  return async (photo) => {
    if (!photo.includes('.')) return photos(photo);
    if (uploads === null) throw unknown();
    return uploads(photo);
  };
}
