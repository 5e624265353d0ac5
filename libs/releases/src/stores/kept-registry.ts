import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { RevisionSchema, type RegistryStore, type Revision } from '../registry';
import type { SourceState } from './source-state';

const HistorySchema = v.array(RevisionSchema);

export interface KeptRegistry extends RegistryStore {
  /** A revision gave this release to somebody. */
  names(name: string, version: string): Promise<boolean>;
}

export interface KeptRegistryOptions {
  readonly state: SourceState;
  /** where the history is kept over a restart; null keeps none */
  readonly file: string | null;
  readonly report: (message: string) => void;
}

/** Whoever asks for what nobody published asks the registry no more often than that. */
const ASK_MS = 300;

function parsed(text: string): readonly Revision[] | null {
  try {
    return v.parse(HistorySchema, JSON.parse(text));
  } catch {
    return null;
  }
}

const isIn = (history: readonly Revision[], name: string, version: string) =>
  history.some(({ set }) => set[name]?.some((release) => release.version === version));

/** The last answer, kept in `file` over restarts, stands in while the registry is away; without one reads reject. */
export function keptRegistry(
  registry: RegistryStore,
  { state, file, report }: KeptRegistryOptions,
): KeptRegistry {
  let known: readonly Revision[] | null = null;
  let written: number | undefined;
  let askedAt = -Infinity;
  let asked: Promise<readonly Revision[]> = Promise.resolve([]);

  async function write(to: string, history: readonly Revision[]): Promise<void> {
    const staged = `${to}.${randomUUID()}`;
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(staged, JSON.stringify(history));
    await rename(staged, to);
  }

  async function keep(history: readonly Revision[]): Promise<void> {
    known = history;
    const rev = history.at(-1)?.rev;
    if (file === null || rev === undefined || rev === written) return;
    await write(file, history).then(
      () => void (written = rev),
      (error: unknown) => report(`the copy of the registry could not be written: ${String(error)}`),
    );
  }

  async function kept(error: unknown): Promise<readonly Revision[]> {
    state.gone(error);
    if (known === null && file !== null) {
      const text = await readFile(file, 'utf8').catch(() => null);
      known = text === null ? null : parsed(text);
    }
    if (known === null) throw error;
    return known;
  }

  async function history(): Promise<readonly Revision[]> {
    let read: Revision[];
    try {
      read = await registry.history();
    } catch (error) {
      return kept(error);
    }
    state.here();
    // an emptied registry is no order to forget
    if (read.length > 0 || known === null) await keep(read);
    return read;
  }

  async function head(): Promise<Revision | null> {
    try {
      const found = await registry.head();
      state.here();
      return found;
    } catch (error) {
      return (await kept(error)).at(-1) ?? null;
    }
  }

  return {
    head,
    history: async () => [...(await history())],
    nextNumber: () => registry.nextNumber(),
    append: (revision) => registry.append(revision),
    async names(name, version) {
      if (known !== null && isIn(known, name, version)) return true;
      const now = performance.now();
      if (now - askedAt >= ASK_MS) {
        askedAt = now;
        asked = history();
      }
      return isIn(await asked, name, version);
    },
  };
}
