import type { Revision } from '@wayfare/releases';
import { isRevokedIn } from '@wayfare/releases/pauses';
import type { Standing } from '../../app/release-standing';

interface Known {
  readonly history: readonly Revision[];
  /** versions that pages are made with now, by vertical */
  readonly used: Readonly<Record<string, readonly string[]>>;
}

const partsOf = (release: string): [string, string] => {
  const at = release.indexOf('@');
  return [release.slice(0, at), release.slice(at + 1)];
};

/** How the releases of an open page, `name@version`, stand: `revoked` when one was taken out for good, `outdated` when nobody gets one of them now. */
export function standingOf(releases: readonly string[], { history, used }: Known): Standing {
  const named = releases.map(partsOf);
  if (named.some(([name, version]) => isRevokedIn(history, name, version))) return 'revoked';
  return named.every(([name, version]) => used[name]?.includes(version) === true)
    ? 'current'
    : 'outdated';
}
