import { rollback, type ReleaseStore } from '@wayfare/releases';
import { listingOf } from '@wayfare/releases/listing';
import { pause, resume } from '@wayfare/releases/pauses';
import type { RegistryStore, ReleaseSet, Revision } from '@wayfare/releases/registry';
import * as calls from '@wayfare/releases/service/calls';
import { revoke } from '@wayfare/releases/take-back';
import { FIXED_NOW } from '@wayfare/testing/fixed-clock';
import { when, type Answering } from './service.fake';

export const ACTOR = 'hotels/0123456789abcdef';

const ALL = 10_000;

export type Change = Pick<Revision, 'action' | 'vertical'> &
  Partial<Pick<Revision, 'version' | 'at' | 'actor' | 'reason' | 'note'>> & {
    /** what its vertical has after it; without one as before */
    live?: [string, number][];
  };

/** A history of changes, a minute apart from nine o'clock on. */
export function historyOf(changes: readonly Change[]): Revision[] {
  let set: ReleaseSet = {};
  return changes.map(({ live, ...change }, index) => {
    const releases = live?.map(([version, weight]) => ({ version, weight }));
    if (releases !== undefined) set = { ...set, [change.vertical]: releases };
    if (change.action === 'remove') {
      const { [change.vertical]: _gone, ...rest } = set;
      set = rest;
    }
    const at = new Date(Date.parse('2026-12-10T08:00:00Z') + index * 60_000).toISOString();
    return { rev: index + 1, at, actor: ACTOR, reason: `Reason ${index + 1}`, ...change, set };
  });
}

export const whole = (version: string, change: Partial<Change> = {}): Change => ({
  action: 'publish',
  vertical: 'hotels',
  version,
  live: [[version, ALL]],
  ...change,
});

export interface Registry {
  readonly history: Revision[];
  /** Another one's change, such as one that the page has not seen. */
  add(change: Change): void;
  readonly answers: Answering[];
}

function storesOf(history: Revision[]) {
  const registry: RegistryStore = {
    history: () => Promise.resolve([...history]),
    head: () => Promise.resolve(history.at(-1) ?? null),
    nextNumber: () => Promise.resolve(history.length + 1),
    append: async (revision) => void history.push(revision),
  };
  const kept = (name: string) => [
    ...new Set(history.flatMap(({ set }) => (set[name] ?? []).map(({ version }) => version))),
    ...history.flatMap(({ action, vertical, version = '' }) =>
      action === 'queue' && vertical === name ? version : [],
    ),
  ];
  const unasked = () => Promise.reject(new Error('nothing reads releases here'));
  const releases: ReleaseStore = {
    versions: (name) => Promise.resolve(kept(name)),
    ...{ read: unasked, add: unasked, putSignature: unasked },
  };
  return { registry, releases };
}

/** The registry's own functions over a history in memory, so that what a dialog says is held against what happens. */
export function registryOf(changes: readonly Change[]): Registry {
  const history = historyOf(changes);
  const stores = storesOf(history);
  const shelf = ({ reason }: { reason: string }) => ({
    ...stores,
    by: { actor: ACTOR, reason },
    now: () => new Date(FIXED_NOW),
  });
  const of = async (revision: Promise<Revision>) => ({ revision: await revision });
  return {
    history,
    add(change) {
      const set = { ...history.at(-1)?.set };
      const live = change.live?.map(([version, weight]) => ({ version, weight }));
      const { live: _live, ...rest } = change;
      const more = live === undefined ? {} : { [change.vertical]: live };
      const rev = history.length + 1;
      history.push({ rev, at: FIXED_NOW, ...rest, set: { ...set, ...more } });
    },
    answers: [
      when(calls.listReleases, () => listingOf(stores)),
      when(calls.readRevisions, ({ after }) => ({
        head: history.length,
        revisions: history.filter(({ rev }) => rev > after),
      })),
      when(calls.rollBack, (asked, vertical) => of(rollback(shelf(asked), vertical))),
      when(calls.pauseVertical, (asked, vertical) => of(pause(shelf(asked), vertical))),
      when(calls.resumeVertical, (asked, vertical) => of(resume(shelf(asked), vertical))),
      when(calls.revokeRelease, (asked, vertical) =>
        of(revoke(shelf(asked), vertical, asked.version)),
      ),
    ],
  };
}

/** Hotels with a way back, paused trains, and flights in a rollout. */
export const SOME: readonly Change[] = [
  whole('1.0.0'),
  whole('1.1.0'),
  whole('3.0.0', { vertical: 'trains' }),
  whole('2.0.0', { vertical: 'flights' }),
  {
    action: 'promote',
    vertical: 'flights',
    version: '2.1.0',
    live: [
      ['2.1.0', 1_000],
      ['2.0.0', 9_000],
    ],
  },
  { action: 'pause', vertical: 'trains', reason: 'A strike' },
  { action: 'queue', vertical: 'trains', version: '3.1.0' },
  whole('1.2.0', { reason: 'Photos load faster' }),
];
