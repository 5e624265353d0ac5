import type { Clock, Language } from '@wayfare/domain';
import { createContext, useContext } from 'react';
import { createCockpitClient, type CockpitClient, type Fetch } from './cockpit-client';
import type { RolloutsSource } from './rollouts-source';
import { createSiteReader, type SiteReader } from './site-reader';

/** Runs something again and again; the answer ends it. */
export type Every = (ms: number, run: () => void) => () => void;

export interface Cockpit {
  readonly client: CockpitClient;
  readonly site: SiteReader;
  /** null shows none */
  readonly rollouts: RolloutsSource | null;
  readonly language: Language;
  readonly every: Every;
}

interface CockpitOptions {
  fetch: Fetch;
  language: Language;
  now?: Clock;
  every?: Every;
  rolloutsBy?: ((client: CockpitClient) => RolloutsSource) | null;
}

function everyInterval(ms: number, run: () => void): () => void {
  const timer = setInterval(run, ms);
  return () => clearInterval(timer);
}

export function createCockpit(options: CockpitOptions): Cockpit {
  const { fetch, language, now = Date.now, every = everyInterval, rolloutsBy = null } = options;
  const client = createCockpitClient(fetch);
  return {
    client,
    site: createSiteReader({ client, now }),
    rollouts: rolloutsBy === null ? null : rolloutsBy(client),
    language,
    every,
  };
}

export const CockpitContext = createContext<Cockpit | null>(null);

export function useCockpit(): Cockpit {
  const cockpit = useContext(CockpitContext);
  if (cockpit === null) throw new Error('useCockpit needs a CockpitContext around it');
  return cockpit;
}
