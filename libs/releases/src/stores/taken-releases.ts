import type { ReleaseStore } from '../registry';

/** Releases as a shell uses them. */
export interface TakenReleases extends ReleaseStore {
  /**
   * Makes a release ready to be read and checks whose it is. Rejects with NOT_FOUND, MANIFEST, INTEGRITY, SIGNATURE or
   * UNREACHABLE.
   */
  take(name: string, version: string): Promise<void>;
}
