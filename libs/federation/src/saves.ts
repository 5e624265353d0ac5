import { watch } from 'node:fs';
import { lstat, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Milliseconds after which a folder is taken for one whose events do not come. */
const PATIENCE = 1000;

export interface Saves {
  /** resolves when watchers of this process have heard of every save until now */
  heard(): Promise<void>;
  close(): void;
}

/**
 * Writes a file of its own and waits for the event of it: a process gets the events of all files in the order in which
 * they were written. `folder` is made when it is missing; rejects when that can't be.
 */
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
      // as a compiler does before it tells of a file that it heard of
      await lstat(file);
      await rm(file);
      await setImmediate();
    },
    close: () => watcher.close(),
  };
}
