import type { ReleaseStore } from '../registry';

export interface TakenReleases extends ReleaseStore {
  /** Makes a release readable. Rejects with NOT_FOUND, MANIFEST, INTEGRITY, SIGNATURE or UNREACHABLE. */
  take(name: string, version: string): Promise<void>;
}
