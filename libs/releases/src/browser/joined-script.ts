import { loadScript } from './load-script';

export interface JoinedEntries {
  src: string;
  of: readonly string[];
}

/** milliseconds; it has been loading since first paint */
const TIMEOUT_MS = 2500;

const page = globalThis as {
  __WAYFARE_ENTRIES__?: JoinedEntries | null;
  __WAYFARE_INTEGRITY__?: Record<string, string>;
};

/** Runs the joined entries once. Never rejects: missing ones are loaded alone. */
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
