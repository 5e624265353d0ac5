import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish, type Shelf } from './commands';
import { folderRegistry } from './folder-registry';
import { folderReleases } from './folder-releases';
import { noteQuarantine, quarantinedIn } from './quarantine';
import type { Revision } from './registry';
import { rollback } from './take-back';
import { madeRelease } from './testing/release.fixture';

const NOTE = 'it ended two workers within a minute';
type Step = [
  action: Revision['action'],
  vertical: string,
  live: Record<string, number>,
  version?: string,
];

const historyOf = (steps: readonly Step[]): Revision[] =>
  steps.map(([action, vertical, live, version], index) => ({
    rev: index + 1,
    at: '2026-03-01T12:00:00.000Z',
    action,
    vertical,
    ...(version === undefined ? {} : { version }),
    set: { alpha: Object.entries(live).map(([name, weight]) => ({ version: name, weight })) },
  }));

const ALL = 10_000;
const PUBLISHED: Step[] = [
  ['publish', 'alpha', { '1': ALL }],
  ['publish', 'alpha', { '2': ALL }],
];
const HELD: Step[] = [...PUBLISHED, ['quarantine', 'alpha', { '2': ALL }, '2']];

it.each<[string, Step[], string[]]>([
  ['nothing before anything ended', PUBLISHED, []],
  ['what ended two workers', HELD, ['alpha@2']],
  [
    'it still while others are published',
    [...HELD, ['publish', 'beta', { '2': ALL }]],
    ['alpha@2'],
  ],
  [
    'it still after it was gone back from',
    [...HELD, ['rollback', 'alpha', { '1': ALL }]],
    ['alpha@2'],
  ],
  [
    'it no more when it gets visitors again',
    [...HELD, ['promote', 'alpha', { '2': 100, '1': 9_900 }]],
    [],
  ],
  [
    'it still when it is stored dark',
    [...HELD, ['publish', 'alpha', { '1': ALL, '2': 0 }]],
    ['alpha@2'],
  ],
  [
    'nothing by a note of an older shell, without a version',
    [...PUBLISHED, ['quarantine', 'alpha', { '2': ALL }]],
    [],
  ],
])('a registry says of quarantine: %s', (_what, steps, releases) =>
  expect([...quarantinedIn(historyOf(steps))]).toEqual(releases),
);

describe('a note of a quarantine', () => {
  let root: string;
  let shelf: Shelf;
  const quarantine = { vertical: 'alpha', version: '2.0.0', note: NOTE };
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'quarantine-'));
    shelf = {
      registry: folderRegistry(path.join(root, 'registry')),
      releases: folderReleases(path.join(root, 'releases')),
    };
    for (const version of ['1.0.0', '2.0.0']) await publish(shelf, madeRelease(version));
  });
  afterEach(() => rm(root, { recursive: true }));

  it('is one revision more with the set that was, however many shells write it', async () => {
    const noted = await Promise.all(
      [1, 2, 3].map(() => noteQuarantine(shelf.registry, quarantine)),
    );
    const history = await shelf.registry.history();
    expect(noted.filter((revision) => revision !== null)).toEqual(history.slice(2));
    expect(history.slice(2)).toEqual([
      expect.objectContaining({
        rev: 3,
        action: 'quarantine',
        ...quarantine,
        set: history[1]?.set,
      }),
    ]);
  });

  it('between a decision and its revision makes nobody decide again', async () => {
    const { registry } = shelf;
    let isFirst = true;
    const meanwhile = {
      ...registry,
      async append(revision: Revision) {
        if (isFirst) await noteQuarantine(registry, quarantine);
        isFirst = false;
        return registry.append(revision);
      },
    };
    const { rev } = await rollback({ ...shelf, registry: meanwhile }, 'alpha');
    const history = await registry.history();
    expect([rev, ...history.map(({ action }) => action)]).toEqual([
      4,
      'publish',
      'publish',
      'quarantine',
      'rollback',
    ]);
  });

  it('is none where nothing is live', async () => {
    const empty = folderRegistry(path.join(root, 'empty'));
    expect(await noteQuarantine(empty, quarantine)).toBeNull();
  });

  it('gives up after others wrote first five times', async () => {
    const busy = {
      ...shelf.registry,
      nextNumber: () => Promise.resolve(1),
    };
    await expect(noteQuarantine(busy, quarantine)).rejects.toMatchObject({ code: 'STALE' });
  });
});
