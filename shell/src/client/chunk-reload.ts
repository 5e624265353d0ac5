import type { KeptKey } from '@wayfare/session';

export const CHUNK_RELOAD_GUARD_MS = 60_000;
const KEY = 'chunkReloadedAt' satisfies KeptKey;

export interface ReloadGuard {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  reload: () => void;
}

/** Reloads the page for a failed chunk, at most once per 60 seconds (PLT-26). Returns false when the guard forbids it. */
export function reloadForChunk({ storage, now, reload }: ReloadGuard): boolean {
  try {
    const last = Number(storage.getItem(KEY) ?? 0);
    if (now() - last < CHUNK_RELOAD_GUARD_MS) return false;
    storage.setItem(KEY, String(now()));
  } catch {
    // a page that can't remember its last reload could reload for ever
    return false;
  }
  reload();
  return true;
}

/** A failed script or stylesheet, as webpack and the browsers name it. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /Loading (?:CSS )?chunk .* failed|dynamically imported module/i.test(error.message)
  );
}

const storage: ReloadGuard['storage'] = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
};

export const browserGuard = (): ReloadGuard => ({
  storage,
  now: Date.now,
  reload: () => location.reload(),
});

export function watchChunkFailures(): void {
  addEventListener('unhandledrejection', (event) => {
    if (isChunkError(event.reason)) reloadForChunk(browserGuard());
  });
}
