import { liveChain } from './live-chain';
import { queuedIn } from './pauses';
import type { RegistryStore, ReleaseArchive, Revision } from './registry';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface CollectRules {
  readonly now: number;
  /** for as long as a tab may be open with what it started with */
  readonly tabsMs?: number;
  /** how many releases a rollback may go back, the present one among them */
  readonly chain?: number;
  /** an upload that no revision names yet may be on its way to one */
  readonly uploadMs?: number;
}

const KEPT: Required<Omit<CollectRules, 'now'>> = {
  tabsMs: 30 * DAY_MS,
  chain: 10,
  uploadMs: DAY_MS,
};

const keyOf = (name: string, version: string) => `${name}@${version}`;

const inSet = ({ set }: Revision): string[] =>
  Object.entries(set).flatMap(([name, live]) => live.map(({ version }) => keyOf(name, version)));

/** Sets that somebody got since `from`: a revision's lasts until the next. */
const setsSince = (history: readonly Revision[], from: number): string[] =>
  history.flatMap((revision, index) => {
    const next = history[index + 1];
    return next === undefined || Date.parse(next.at) >= from ? inSet(revision) : [];
  });

function lastOf(history: readonly Revision[], name: string): string[] {
  const live = history.findLast(({ set }) => set[name] !== undefined)?.set[name] ?? [];
  return live.map(({ version }) => keyOf(name, version));
}

/** `name@version` of what is live, in open tabs or queued, or where a way back leads; `history` is oldest first. */
export function neededReleases(history: readonly Revision[], rules: CollectRules): Set<string> {
  const { now, tabsMs, chain } = { ...KEPT, ...rules };
  const names = new Set(history.flatMap(({ vertical, set }) => [vertical, ...Object.keys(set)]));
  const ofVerticals = [...names].flatMap((name) => [
    ...queuedIn(history, name).map((version) => keyOf(name, version)),
    ...liveChain(history, name)
      .slice(0, chain)
      .map(({ version }) => keyOf(name, version)),
    ...lastOf(history, name),
  ]);
  return new Set([...setsSince(history, now - tabsMs), ...ofVerticals]);
}

interface Collected {
  readonly name: string;
  readonly version: string;
}

/** Removes what the history, read again before each, needs no longer of its verticals; `isDry` only says which. */
export async function collect(
  { registry, releases }: { registry: Pick<RegistryStore, 'history'>; releases: ReleaseArchive },
  rules: CollectRules,
  isDry: boolean,
): Promise<Collected[]> {
  const { now, uploadMs } = { ...KEPT, ...rules };
  const isNeeded = async (key: string) => neededReleases(await registry.history(), rules).has(key);
  const history = await registry.history();
  const collected: Collected[] = [];
  for (const name of new Set(history.map(({ vertical }) => vertical)))
    for (const version of await releases.versions(name)) {
      const storedAt = (await releases.storedAt(name, version)).getTime();
      if (now - storedAt < uploadMs || (await isNeeded(keyOf(name, version)))) continue;
      if (!isDry) await releases.remove(name, version);
      collected.push({ name, version });
    }
  return collected;
}
