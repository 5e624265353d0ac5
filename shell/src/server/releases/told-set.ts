import { told } from '@wayfare/server/telemetry/told';
import { quarantinedIn, type Revision } from '@wayfare/releases';

export interface SetSeen {
  /** of the registry, which pages are made by; 0 before the first */
  readonly revision: number;
  /** releases, `name@version`, that were given visitors and are in quarantine */
  readonly quarantined: readonly string[];
}

/** Whoever counts hears of the present set with every look at the registry. */
export const setsSeen = told<SetSeen>('wayfare:set-seen');

interface ReadSet {
  readonly revision: Revision | null;
  readonly history: readonly Revision[];
}

/** Tells of a set as it was read; nothing before the first. */
export function tellOfSet(read: ReadSet | null): void {
  if (read === null) return;
  const { revision, history } = read;
  const known = quarantinedIn(history);
  const quarantined = Object.entries(revision?.set ?? {}).flatMap(([name, releases]) =>
    releases
      .filter(({ version, weight }) => weight > 0 && known.has(`${name}@${version}`))
      .map(({ version }) => `${name}@${version}`),
  );
  setsSeen.tell({ revision: revision?.rev ?? 0, quarantined });
}
