import type { Revision } from '@wayfare/releases';
import { isRevokedIn } from '@wayfare/releases/pauses';
import type { Standing } from '../../app/release-standing';
import type { ResolvedVertical } from './release-plan';

/** Versions that pages are made with, by vertical. */
export function versionsIn(resolved: Iterable<ResolvedVertical>): Record<string, string[]> {
  const used = new Map<string, Set<string>>();
  for (const vertical of resolved) {
    const versions = used.get(vertical.name) ?? new Set();
    if (vertical.status === 'works') versions.add(vertical.current.version);
    used.set(vertical.name, versions);
  }
  return Object.fromEntries([...used].map(([name, versions]) => [name, [...versions].sort()]));
}

interface Known {
  readonly revision: Revision | null;
  readonly history: readonly Revision[];
  readonly resolved: ReadonlyMap<string, ResolvedVertical>;
}

const partsOf = (release: string): [string, string] => {
  const at = release.indexOf('@');
  return [release.slice(0, at), release.slice(at + 1)];
};

/**
 * How the releases of an open page, `name@version`, stand: `revoked` when one was taken out for good, `outdated` when nobody
 * gets one of them now, `current` while nothing is known.
 */
export function standingOf(releases: readonly string[], known: Known | null): Standing {
  if (known === null || known.revision === null) return 'current';
  const named = releases.map(partsOf);
  if (named.some(([name, version]) => isRevokedIn(known.history, name, version))) return 'revoked';
  const used = versionsIn(known.resolved.values());
  return named.every(([name, version]) => used[name]?.includes(version) === true)
    ? 'current'
    : 'outdated';
}
