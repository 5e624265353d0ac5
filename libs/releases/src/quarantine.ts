import { isDecision, type RegistryStore, type Revision } from './registry';
import { isStale } from './stale';

const TRIES = 5;

const keyOf = (name: string, version: string) => `${name}@${version}`;

/** The revision gave this `name@version` visitors. */
export const isChosenBy = (revision: Revision, release: string): boolean =>
  isDecision(revision) &&
  (revision.set[revision.vertical] ?? []).some(
    ({ version, weight }) => weight > 0 && keyOf(revision.vertical, version) === release,
  );

/** Quarantined `name@version`, unless given visitors since, and revoked ones; `history` is oldest first. */
export function quarantinedIn(history: readonly Revision[]): ReadonlySet<string> {
  const quarantined = new Set<string>();
  for (const revision of history) {
    for (const release of quarantined)
      if (isChosenBy(revision, release)) quarantined.delete(release);
    const isOut = revision.action === 'quarantine' || revision.action === 'revoke';
    if (isOut && revision.version !== undefined)
      quarantined.add(keyOf(revision.vertical, revision.version));
  }
  return quarantined;
}

interface Quarantine {
  vertical: string;
  version: string;
  note: string;
}

/** Appends a quarantine; null when present or nothing is live. Throws STALE after repeated lost races. */
export async function noteQuarantine(
  registry: RegistryStore,
  quarantine: Quarantine,
  now = () => new Date(),
): Promise<Revision | null> {
  for (let attempt = 1; ; attempt += 1) {
    const rev = await registry.nextNumber();
    const history = await registry.history();
    const head = history.at(-1);
    const release = keyOf(quarantine.vertical, quarantine.version);
    if (head === undefined || quarantinedIn(history).has(release)) return null;
    const revision: Revision = {
      rev,
      at: now().toISOString(),
      action: 'quarantine',
      ...quarantine,
      set: head.set,
    };
    try {
      await registry.append(revision);
      return revision;
    } catch (error) {
      if (!isStale(error) || attempt === TRIES) throw error;
    }
  }
}
