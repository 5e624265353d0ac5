import { told } from '@wayfare/server/telemetry/told';
import { quarantinedIn, type Revision } from '@wayfare/releases';

export interface SetSeen {
  /** of the registry, which pages are made by; 0 before the first */
  readonly revision: number;
  readonly live: readonly string[];
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
  const live = Object.entries(revision?.set ?? {}).flatMap(([name, releases]) =>
    releases.filter(({ weight }) => weight > 0).map(({ version }) => `${name}@${version}`),
  );
  const quarantined = live.filter((release) => known.has(release));
  setsSeen.tell({ revision: revision?.rev ?? 0, live, quarantined });
}
