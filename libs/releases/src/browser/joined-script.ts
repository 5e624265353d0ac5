import { loadScript } from './load-script';

/** The entries of the releases that a page begins with, as one script. */
export interface JoinedEntries {
  src: string;
  of: readonly string[];
}

/** It is on its way since the page was painted: one that is not here by then is not waited for long. */
const TIMEOUT_MS = 2500;

const page = globalThis as {
  __WAYFARE_ENTRIES__?: JoinedEntries | null;
  __WAYFARE_INTEGRITY__?: Record<string, string>;
};

/** Runs the page's joined entries, once, for the first that is among them. Never rejects: what is missing is asked for alone. */
export function joinedScript() {
  let loading: Promise<void> | undefined;
  return (entry: string): Promise<void> => {
    const joined = page.__WAYFARE_ENTRIES__;
    if (joined?.of.includes(entry) !== true) return Promise.resolve();
    const { src } = joined;
    const integrity = page.__WAYFARE_INTEGRITY__?.[src];
    loading ??= loadScript({ src, integrity }, TIMEOUT_MS).catch(() => undefined);
    return loading;
  };
}
