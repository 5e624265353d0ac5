import type { Clock } from '@wayfare/domain';
import type { Listing } from '@wayfare/releases/listing-schema';
import type { Revision } from '@wayfare/releases/registry';
import { listReleases, readRevisions } from '@wayfare/releases/service/calls';
import type { CockpitSession } from '@wayfare/releases/service/cockpit-session';
import { readSession, type CockpitClient } from './cockpit-client';
import { isCockpitError, type CockpitError } from './cockpit-error';

/** All that the cockpit knows, as it was read at one moment. */
export interface SiteState {
  readonly session: CockpitSession;
  readonly listing: Listing;
  /** oldest first */
  readonly history: readonly Revision[];
  readonly readAt: number;
  /** why it could not be read again since */
  readonly failure: CockpitError | null;
}

/** null: nobody is signed in */
export type SiteData = SiteState | null;

export interface SiteReader {
  /** Rejects only where nothing was read before. */
  read(signal: AbortSignal): Promise<SiteData>;
}

interface SiteReaderOptions {
  readonly client: CockpitClient;
  readonly now: Clock;
}

/** Keeps the history, and asks only for what is newer. */
export function createSiteReader({ client, now }: SiteReaderOptions): SiteReader {
  let last: SiteData = null;

  async function readAgain(signal: AbortSignal): Promise<SiteState> {
    const before = last?.history ?? [];
    const after = before.at(-1)?.rev ?? 0;
    const [session, listing, { head, revisions }] = await Promise.all([
      client.call(readSession, {}, signal),
      client.call(listReleases, {}, signal),
      client.call(readRevisions, { query: { after: String(after), wait: '0' } }, signal),
    ]);
    // a registry that was put back to an earlier state is read anew
    if (head < after) {
      last = null;
      return readAgain(signal);
    }
    return { session, listing, history: [...before, ...revisions], readAt: now(), failure: null };
  }

  return {
    async read(signal) {
      try {
        last = await readAgain(signal);
      } catch (caught) {
        if (signal.aborted || !isCockpitError(caught)) throw caught;
        if (caught.code === 'TOKEN') last = null;
        else if (last === null) throw caught;
        else last = { ...last, failure: caught };
      }
      return last;
    },
  };
}
