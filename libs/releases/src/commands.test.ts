import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promote, publish, type Shelf } from './commands';
import { folderRegistry } from './folder-registry';
import { folderReleases } from './folder-releases';
import { parseRelease } from './load-release';
import { rollback, withdraw } from './take-back';
import { madeRelease } from './testing/release.fixture';

let root: string;
let shelf: Shelf;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'shelf-'));
  shelf = {
    registry: folderRegistry(path.join(root, 'registry')),
    releases: folderReleases(path.join(root, 'releases')),
    now: () => new Date(0),
  };
});
afterEach(() => rm(root, { recursive: true }));

const live = async () =>
  (await shelf.registry.head())?.set.alpha?.map(({ version, weight }) => [version, weight]);
const publishAlpha = (version: string, weight?: number) =>
  publish(shelf, madeRelease(version), weight);
const BETA = {
  name: 'beta',
  namespaces: ['beta'],
  routes: [{ name: 'index', path: { en: '/beta', nl: '/nl/beta' } }],
};

describe('publishing', () => {
  it('takes a release over its budget where that is asked for, and else refuses it', async () => {
    const budgets = { page: { script: 0, style: 0 } };
    const made = madeRelease('1.0.0', { budgets });
    made.release.chunks = { index: { js: ['index.js'], css: [] } };
    made.release.files['client/index.js'] = { integrity: '', bytes: 1 };
    await expect(publish(shelf, made)).rejects.toMatchObject({ code: 'BUDGET' });
    expect(await live()).toBeUndefined();
    await publish(shelf, made, undefined, { isOverBudget: true });
    expect(await live()).toEqual([['1.0.0', 10_000]]);
  });

  it('refuses a release in a language that the site has not, which shells take that have it live', async () => {
    const made = madeRelease('1.0.0');
    const path = { en: '/alpha', nl: '/nl/alfa', xx: '/xx/alfa' };
    const manifest = { ...made.release.manifest, routes: [{ name: 'index', path }] };
    const text = JSON.stringify({ ...made.release, manifest });
    made.files.set('release.json', Buffer.from(text));
    await expect(publish(shelf, made)).rejects.toMatchObject({
      code: 'MANIFEST',
      message: 'alpha: routes.0.path.xx: is no language of the site',
    });
    expect(await shelf.releases.versions('alpha')).toEqual([]);
    expect(parseRelease(text, 'alpha').manifest.routes[0]?.path).not.toHaveProperty('xx');
  });

  it('makes the first release live for everybody, whatever share was asked for', async () => {
    await publishAlpha('1.0.0', 1000);
    expect(await live()).toEqual([['1.0.0', 10_000]]);
  });

  it.each([
    [
      1000,
      [
        ['2.0.0', 1000],
        ['1.0.0', 9000],
      ],
    ],
    [
      1,
      [
        ['2.0.0', 1],
        ['1.0.0', 9999],
      ],
    ],
    [
      9999,
      [
        ['2.0.0', 9999],
        ['1.0.0', 1],
      ],
    ],
    [
      0,
      [
        ['2.0.0', 0],
        ['1.0.0', 10_000],
      ],
    ],
    [10_000, [['2.0.0', 10_000]]],
  ])('gives a second release a weight of %i and the first the rest', async (weight, expected) => {
    await publishAlpha('1.0.0');
    await publishAlpha('2.0.0', weight);
    expect(await live()).toEqual(expected);
  });

  it('keeps a first release dark with a weight of 0', async () => {
    await publishAlpha('1.0.0', 0);
    expect(await live()).toBeUndefined();
    expect(await shelf.releases.versions('alpha')).toEqual(['1.0.0']);
  });

  it('writes no revision when the same release is published again', async () => {
    const first = await publishAlpha('1.0.0');
    expect(await publishAlpha('1.0.0')).toEqual(first);
    expect(await shelf.registry.history()).toHaveLength(1);
  });

  it('mends a live release whose description can not be read', async () => {
    await publishAlpha('1.0.0');
    await writeFile(path.join(root, 'releases/alpha/1.0.0/release.json'), '{"name": ');
    await publishAlpha('2.0.0');
    expect(await live()).toEqual([['2.0.0', 10_000]]);
  });

  it('leaves the other verticals of the set alone', async () => {
    await publishAlpha('1.0.0');
    await publish(shelf, madeRelease('3.0.0', BETA));
    expect(Object.keys((await shelf.registry.head())?.set ?? {})).toEqual(['alpha', 'beta']);
  });

  it.each([
    ['another contract', () => madeRelease('2.0.0', { contract: '^9.0.0' }), 'CONTRACT'],
    [
      'a path that another vertical owns',
      () =>
        madeRelease('2.0.0', {
          ...BETA,
          routes: [{ name: 'index', path: { en: '/alpha', nl: '/nl/beta' } }],
        }),
      'OVERLAP',
    ],
    [
      "a path that is the shell's own",
      () =>
        madeRelease('2.0.0', {
          routes: [{ name: 'index', path: { en: '/health', nl: '/nl/alpha' } }],
        }),
      'PATH',
    ],
    [
      'other content under a version that exists',
      () => madeRelease('1.0.0', {}, 'changed'),
      'CONFLICT',
    ],
  ])('refuses a release with %s, and then nothing has changed', async (_what, made, code) => {
    await publishAlpha('1.0.0');
    await expect(publish(shelf, made())).rejects.toMatchObject({ code });
    expect(await shelf.registry.history()).toHaveLength(1);
    expect(await shelf.releases.versions('beta')).toEqual([]);
  });

  it.each([-1, 10_001, 0.5, Number.NaN])(
    'refuses a weight of %d before anything is stored',
    async (weight) => {
      await expect(publishAlpha('1.0.0', weight)).rejects.toMatchObject({ code: 'WEIGHT' });
      expect(await shelf.releases.versions('alpha')).toEqual([]);
    },
  );

  it('never loses the change of somebody who writes at the same time', async () => {
    await publishAlpha('1.0.0');
    const answers = await Promise.allSettled([
      publishAlpha('2.0.0'),
      publish(shelf, madeRelease('1.0.0', BETA)),
    ]);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'STALE' });
    const set = (await shelf.registry.head())?.set ?? {};
    const wanted = [set.alpha?.[0]?.version === '2.0.0', set.beta !== undefined];
    expect(wanted.filter(Boolean)).toHaveLength(
      answers.filter(({ status }) => status === 'fulfilled').length,
    );
  });
});

describe('promoting', () => {
  it('moves a release from dark to a share to everybody', async () => {
    await publishAlpha('1.0.0');
    await publishAlpha('2.0.0', 0);
    await promote(shelf, 'alpha', '2.0.0', 2500);
    expect(await live()).toEqual([
      ['2.0.0', 2500],
      ['1.0.0', 7500],
    ]);
    await promote(shelf, 'alpha', '2.0.0');
    expect(await live()).toEqual([['2.0.0', 10_000]]);
  });

  it('refuses a release that is not stored', async () => {
    await expect(promote(shelf, 'alpha', '9.9.9')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('can not take the only release away from its visitors', async () => {
    await publishAlpha('1.0.0');
    await expect(promote(shelf, 'alpha', '1.0.0', 0)).rejects.toMatchObject({ code: 'WEIGHT' });
  });
});

describe('rolling back', () => {
  it('is a new revision with the release before', async () => {
    await publishAlpha('1.0.0');
    await publishAlpha('2.0.0');
    expect(await rollback(shelf, 'alpha')).toMatchObject({ rev: 3, action: 'rollback' });
    expect(await live()).toEqual([['1.0.0', 10_000]]);
  });

  it('ends a rollout: everybody has the release from before it', async () => {
    await publishAlpha('1.0.0');
    await publishAlpha('2.0.0');
    await publishAlpha('3.0.0', 1000);
    await rollback(shelf, 'alpha');
    expect(await live()).toEqual([['2.0.0', 10_000]]);
  });

  it('walks back the chain of what was live, each time one further', async () => {
    for (const version of ['1.0.0', '2.0.0', '3.0.0']) await publishAlpha(version);
    await rollback(shelf, 'alpha');
    await rollback(shelf, 'alpha');
    expect(await live()).toEqual([['1.0.0', 10_000]]);
    await expect(rollback(shelf, 'alpha')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('never goes to a release that was dark or a share', async () => {
    await publishAlpha('1.0.0');
    await publishAlpha('2.0.0', 0);
    await publishAlpha('3.0.0', 5000);
    await publishAlpha('4.0.0');
    await rollback(shelf, 'alpha');
    expect(await live()).toEqual([['1.0.0', 10_000]]);
  });

  it.each([
    ['nothing is live', 0],
    ['there is no earlier release', 1],
  ])('is refused when %s', async (_what, releases) => {
    if (releases > 0) await publishAlpha('1.0.0');
    await expect(rollback(shelf, 'alpha')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('withdrawing', () => {
  it('takes a vertical off the site, keeps its releases, and lets it come back', async () => {
    await publishAlpha('1.0.0');
    await publish(shelf, madeRelease('1.0.0', BETA));
    expect(await withdraw(shelf, 'alpha')).toMatchObject({ rev: 3, action: 'remove' });
    expect(Object.keys((await shelf.registry.head())?.set ?? {})).toEqual(['beta']);
    expect(await shelf.releases.versions('alpha')).toEqual(['1.0.0']);
    await promote(shelf, 'alpha', '1.0.0');
    expect(await live()).toEqual([['1.0.0', 10_000]]);
  });

  describe.each([
    ['after others were published', () => publish(shelf, madeRelease('1.0.0', BETA))],
    ['twice', () => publishAlpha('1.1.0').then(() => withdraw(shelf, 'alpha'))],
  ])('%s', (_when, meanwhile) => {
    const moved = madeRelease('2.0.0', {
      routes: [{ name: 'index', path: { en: '/elsewhere', nl: '/nl/alfa' } }],
    });
    beforeEach(async () => {
      await publishAlpha('1.0.0');
      await withdraw(shelf, 'alpha');
      await meanwhile();
    });

    it('is no way to drop what was live last', async () => {
      await expect(publish(shelf, moved)).rejects.toMatchObject({
        code: 'DROPPED',
        message: expect.stringContaining('alpha has no /alpha any more'),
      });
      expect(await live()).toBeUndefined();
    });

    it('lets it come back without what is dropped on purpose', async () => {
      await publish(shelf, moved, undefined, { drop: ['/alpha'] });
      expect(await live()).toEqual([['2.0.0', 10_000]]);
    });
  });

  it.each(['alpha', 'gamma'])('refuses %s, which is not live', async (vertical) => {
    await publish(shelf, madeRelease('1.0.0', BETA));
    await expect(withdraw(shelf, vertical)).rejects.toThrow(`${vertical} has no live release`);
  });
});
