import { rm } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { folderReleases } from '../folder-releases';
import type { ReleaseStore } from '../registry';
import { ReleaseError } from '../release-error';
import { checkName } from '../release-name';
import type { PublicKey } from '../signature';
import { readWhole } from '../whole-release';
import { signedReleases } from './signed-releases';
import type { SourceState } from './source-state';
import type { TakenReleases } from './taken-releases';

export interface LocalCopiesOptions {
  readonly source: ReleaseStore;
  readonly folder: string;
  readonly keys: readonly PublicKey[];
  readonly state: SourceState;
  /** Names come from URLs too: what nobody published is not asked for. */
  readonly isPublished: (name: string, version: string) => Promise<boolean>;
  /** for how long a release that could not be had is not asked for again */
  readonly againMs?: number | undefined;
}

const AGAIN_MS = 1_000;
const FAILURES_KEPT = 200;

const isUnreachable = (error: unknown) =>
  error instanceof ReleaseError && error.code === 'UNREACHABLE';

/** Takes releases whole into a folder; a copy there is held against its hashes once, and taken anew if it differs. */
export function localCopies(options: LocalCopiesOptions): TakenReleases {
  const { source, folder, keys, state, isPublished, againMs = AGAIN_MS } = options;
  const local = signedReleases(folderReleases(folder), keys);
  const good = new Set<string>();
  const underWay = new Map<string, Promise<void>>();
  const failed = new LRUCache<string, { readonly error: unknown; readonly at: number }>({
    max: FAILURES_KEPT,
  });

  async function fetchWhole(name: string, version: string): Promise<Map<string, Buffer>> {
    try {
      const files = await readWhole(source, { name, version }, keys);
      state.here();
      return files;
    } catch (error) {
      if (isUnreachable(error)) state.gone(error);
      else state.here();
      throw error;
    }
  }

  async function takeDown(name: string, version: string): Promise<void> {
    checkName(name, version);
    const has = await readWhole(local, { name, version }, keys).catch(() => null);
    if (has !== null) return;
    if (!(await isPublished(name, version)))
      throw new ReleaseError('NOT_FOUND', `release ${name} ${version} was never published`);
    const files = await fetchWhole(name, version);
    await rm(path.join(folder, name, version), { recursive: true, force: true });
    await local.add(name, version, files);
  }

  async function attempt(key: string, name: string, version: string): Promise<void> {
    try {
      await takeDown(name, version);
      good.add(key);
      failed.delete(key);
    } catch (error) {
      failed.set(key, { error, at: performance.now() });
      throw error;
    } finally {
      underWay.delete(key);
    }
  }

  async function take(name: string, version: string): Promise<void> {
    const key = `${name}@${version}`;
    if (good.has(key)) return;
    const failure = failed.get(key);
    if (failure !== undefined && performance.now() - failure.at < againMs) throw failure.error;
    const known = underWay.get(key) ?? attempt(key, name, version);
    underWay.set(key, known);
    await known;
  }

  return {
    take,
    async read(name, version, file) {
      await take(name, version);
      return local.read(name, version, file);
    },
    add: (name, version, files) => source.add(name, version, files),
    versions: (name) => source.versions(name),
    putSignature: (name, version, signature) => source.putSignature(name, version, signature),
  };
}
