import { Problem } from '../../http/problem';

/** Fetches the supplier's original of a photo. Throws a Problem: NOT_FOUND, or SUPPLIER_FAILED / SUPPLIER_TIMEOUT. */
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

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const late = typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
  return new Problem(late ? 'SUPPLIER_TIMEOUT' : 'SUPPLIER_FAILED', { text: 'media.failed', cause: error });
}

/** Pictures come from the supplier's own address and from nowhere else: a redirect to another place is refused. */
export function supplierPhotos(supplierUrl: string, timeout: number): PhotoSource {
  return async (photo) => {
    try {
      const response = await fetch(new URL(`/photos/${photo}.svg`, supplierUrl), { redirect: 'error', signal: AbortSignal.timeout(timeout) });
      if (response.status === 404) throw new Problem('NOT_FOUND', { text: 'media.unknown' });
      if (!response.ok || !(response.headers.get('content-type') ?? '').startsWith('image/')) throw new Error(`the supplier answered ${response.status} and no picture`);
      return await readLimited(response);
    } catch (error) {
      throw toProblem(error);
    }
  };
}
