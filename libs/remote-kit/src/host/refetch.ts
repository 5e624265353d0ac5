const REFETCH_TIMEOUT_MS = 8000;

/** URL of the script or stylesheet that webpack's runtime could not load, from an error or its causes. */
function chunkUrl(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { request } = error as { request?: unknown };
  return typeof request === 'string' && request !== '' ? request : chunkUrl(error.cause);
}

/** Refetches a file past every cache, which may hold a broken copy. */
export async function refetch(url: string): Promise<void> {
  await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(REFETCH_TIMEOUT_MS) }).catch(
    () => undefined,
  );
}

/** Runs `load`; on a chunk failure refetches that file, then rethrows. */
export async function withFreshChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const url = chunkUrl(error);
    if (url !== null) await refetch(url);
    throw error;
  }
}
