import { told } from '@wayfare/server/telemetry/told';
import type { FastifyBaseLogger } from 'fastify';

export interface SiteEvent {
  event:
    | 'part-failed'
    | 'stand-in-used'
    | 'over-budget'
    | 'release-refused'
    /** a release uses a copy of a shared module that it carries, since the shell's is not enough */
    | 'own-copy-used'
    | 'release-quarantined'
    | 'worker-ended';
  vertical: string | null;
  version: string | null;
  part: string | null;
  cause: string;
  error?: unknown;
  /** the first of its release in a page that was on its way: a page that was not says it itself */
  isLate?: true;
}

/** Whoever counts events hears each of them, also those that are logged seldom. */
export const siteEvents = told<SiteEvent>('wayfare:site-event');

export type TellEvent = (event: SiteEvent) => void;

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

export const SITE_EVENTS: readonly string[] = Object.keys(MESSAGES);

/** Writes each event as one structured line: `event`, `vertical`, `version`, `part`, `cause`, and the error where there is one. */
export const logEvents =
  (log: Pick<FastifyBaseLogger, 'error' | 'warn'>): TellEvent =>
  ({ error, ...event }) =>
    log[event.event === 'own-copy-used' ? 'warn' : 'error'](
      { ...event, ...(error === undefined ? {} : { err: error }) },
      MESSAGES[event.event],
    );
