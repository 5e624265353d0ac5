import type { FastifyBaseLogger } from 'fastify';

/** What an operator has to know of a release: nothing of it happens without a line in the log. */
export interface SiteEvent {
  event:
    /** code of a page threw on the server */
    | 'part-failed'
    /** the stand-in of a release was used for a page */
    | 'stand-in-used'
    /** a page cost the server more than its vertical allows itself */
    | 'over-budget'
    /** a release is not used, though the registry names it */
    | 'release-refused'
    /** a release uses a copy of a shared module that it carries, since the shell's is not enough */
    | 'own-copy-used'
    /** a release ended two workers, and is not used any more */
    | 'release-quarantined'
    /** a worker ended by itself or had to be ended */
    | 'worker-ended';
  vertical: string | null;
  version: string | null;
  /** route, slot, place in the tree or shared module */
  part: string | null;
  cause: string;
  error?: unknown;
}

export type TellEvent = (event: SiteEvent) => void;

/** Vertical and version of a release, `name@version`. */
export function ofRelease(release: string | null): Pick<SiteEvent, 'vertical' | 'version'> {
  const [vertical, ...rest] = (release ?? '').split('@');
  return release === null
    ? { vertical: null, version: null }
    : { vertical: vertical ?? null, version: rest.join('@') };
}

const MESSAGES: Record<SiteEvent['event'], string> = {
  'part-failed': 'a part of a page failed',
  'stand-in-used': 'a page was made with the stand-in of a release',
  'over-budget': 'a page is over its budget',
  'release-refused': 'a release is not used',
  'own-copy-used': 'a release uses its own copy of a shared module',
  'release-quarantined': 'a release is in quarantine',
  'worker-ended': 'a render worker ended',
};

/** Writes each event as one structured line: `event`, `vertical`, `version`, `part`, `cause`, and the error where there is one. */
export const logEvents =
  (log: Pick<FastifyBaseLogger, 'error' | 'warn'>): TellEvent =>
  ({ error, ...event }) =>
    // of all events this one alone is as somebody meant it
    log[event.event === 'own-copy-used' ? 'warn' : 'error'](
      { ...event, ...(error === undefined ? {} : { err: error }) },
      MESSAGES[event.event],
    );
