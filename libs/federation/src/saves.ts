import { watch } from 'node:fs';
import { lstat, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Milliseconds until a folder's watcher is presumed dead. */
const PATIENCE = 1000;

export interface Saves {
  heard(): Promise<void>;
  close(): void;
}

/** Waits for a marker file's event, since events come in writing order. Creates `folder`; rejects when it can't. */
export async function followSaves(folder: string): Promise<Saves> {
  await mkdir(folder, { recursive: true });
  const waiting = new Map<string, () => void>();
  const watcher = watch(folder, (_event, name) => waiting.get(String(name))?.());
  let count = 0;
  return {
    async heard() {
      const name = `asked-${(count += 1)}`;
      const file = path.join(folder, name);
      const patience = new AbortController();
      const event = new Promise<void>((resolve) => waiting.set(name, resolve));
      await writeFile(file, '');
      await Promise.race([
        event,
        setTimeout(PATIENCE, undefined, { signal: patience.signal }).catch(() => undefined),
      ]);
      patience.abort();
      waiting.delete(name);
      // as a compiler does before it reports a file
      await lstat(file);
      await rm(file);
      await setImmediate();
    },
    close: () => watcher.close(),
  };
}
