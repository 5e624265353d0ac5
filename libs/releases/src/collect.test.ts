import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collect, neededReleases } from './collect';
import { publish, type Shelf } from './commands';
import { folderRegistry } from './folder-registry';
import { folderReleases } from './folder-releases';
import { WHOLE, type ReleaseArchive, type Revision } from './registry';
import { revoke, rollback } from './take-back';
import { madeRelease } from './testing/release.fixture';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-06-30T12:00:00Z');
type Step = [
  daysAgo: number,
  action: Revision['action'],
  live: Record<string, number> | null,
  version?: string,
];

const historyOf = (...steps: Step[]): Revision[] =>
  steps.map(([daysAgo, action, live, version], index) => ({
    rev: index + 1,
    at: new Date(NOW - daysAgo * DAY).toISOString(),
    action,
    vertical: 'alpha',
    ...(version === undefined ? {} : { version }),
    set:
      live === null
        ? {}
        : { alpha: Object.entries(live).map(([of, weight]) => ({ version: of, weight })) },
  }));
const whole = (version: string) => ({ [version]: WHOLE });

it.each<[string, string[], number, Step[]]>([
  ['what is live, however old', ['1'], 1, [[400, 'publish', whole('1')]]],
  [
    'what open tabs may hold: it was replaced 29 days ago',
    ['1', '2'],
    1,
    [
      [400, 'publish', whole('1')],
      [29, 'publish', whole('2')],
    ],
  ],
  [
    'nothing that was replaced 31 days ago, beyond the chain',
    ['2'],
    1,
    [
      [400, 'publish', whole('1')],
      [31, 'publish', whole('2')],
    ],
  ],
  [
    'what a rollback may go back to, and no further',
    ['3', '2'],
    2,
    [
      [400, 'publish', whole('1')],
      [300, 'publish', whole('2')],
      [200, 'publish', whole('3')],
    ],
  ],
  [
    'an arm of a rollout, and one that is dark',
    ['1', '2'],
    1,
    [
      [400, 'publish', whole('1')],
      [300, 'publish', { '2': 0, '1': WHOLE }],
    ],
  ],
  [
    'what waits in the queue',
    ['1', '2'],
    1,
    [
      [400, 'publish', whole('1')],
      [300, 'pause', whole('1')],
      [299, 'queue', whole('1'), '2'],
    ],
  ],
  [
    'what a withdrawn vertical would come back with',
    ['2'],
    1,
    [
      [400, 'publish', whole('1')],
      [300, 'publish', whole('2')],
      [200, 'remove', null],
    ],
  ],
  [
    'nothing that was taken back long ago',
    ['1'],
    5,
    [
      [400, 'publish', whole('1')],
      [300, 'publish', whole('2')],
      [299, 'rollback', whole('1')],
    ],
  ],
  [
    'what was revoked only while tabs may hold it',
    ['1', '3'],
    5,
    [
      [400, 'publish', whole('1')],
      [300, 'publish', whole('2')],
      [299, 'revoke', whole('1'), '2'],
      [20, 'publish', whole('3')],
      [19, 'revoke', whole('1'), '3'],
    ],
  ],
])('keeps %s', (_what, kept, chain, steps) => {
  const needed = neededReleases(historyOf(...steps), { now: NOW, chain });
  expect([...needed].sort()).toEqual(kept.map((version) => `alpha@${version}`).sort());
});

describe('A collection', () => {
  let root: string;
  let shelf: Shelf & { releases: ReleaseArchive };
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'collect-'));
    shelf = {
      registry: folderRegistry(path.join(root, 'registry')),
      releases: folderReleases(path.join(root, 'releases')),
    };
    for (const version of ['1.0.0', '2.0.0', '3.0.0']) await publish(shelf, madeRelease(version));
    await shelf.releases.add('alpha', '9.0.0', madeRelease('9.0.0').files);
  });
  afterEach(() => rm(root, { recursive: true }));
  const versions = () => shelf.releases.versions('alpha');
  const rules = { now: Date.now() + 31 * DAY, chain: 2 };
  const gone = ['1.0.0', '9.0.0'].map((version) => ({ name: 'alpha', version }));

  it('says in a dry run what it would remove, and removes that', async () => {
    expect(await collect(shelf, rules, true)).toEqual(gone);
    expect(await versions()).toHaveLength(4);
    expect(await collect(shelf, rules, false)).toEqual(gone);
    expect(await versions()).toEqual(['2.0.0', '3.0.0']);
    expect(await collect(shelf, rules, false)).toEqual([]);
  });

  it('has no way back to what it removed', async () => {
    await collect(shelf, rules, false);
    expect((await rollback(shelf, 'alpha')).set['alpha']?.[0]?.version).toBe('2.0.0');
    await expect(rollback(shelf, 'alpha')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await revoke(shelf, 'alpha', '2.0.0');
    expect((await shelf.registry.head())?.set['alpha']).toBeUndefined();
  });

  it('leaves an upload of today to whoever publishes it', async () => {
    const soon = { now: Date.now(), tabsMs: 0, chain: 2 };
    expect(await collect(shelf, soon, false)).toEqual([]);
  });
});
