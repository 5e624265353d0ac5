import { listingOf } from '@wayfare/releases/listing';
import { historyOf, whole, type Change } from '../testing/registry.fixture';
import { afterRevoke, newestLive, verticalsOf } from './vertical';

const live = (...releases: [string, number][]) => releases;
const step = (...releases: [string, number][]): Change => ({
  action: 'promote',
  vertical: 'hotels',
  version: releases[0]?.[0] ?? '',
  live: live(...releases),
});

async function hotelsOf(changes: readonly Change[], kept: string[] = ['1', '2', '3']) {
  const history = historyOf(changes);
  const listing = await listingOf({
    registry: { history: () => Promise.resolve(history) },
    releases: { versions: () => Promise.resolve(kept) },
  });
  const vertical = verticalsOf(listing, history).find(({ name }) => name === 'hotels');
  if (vertical === undefined) throw new Error('there is no hotels');
  return vertical;
}

it('knows since which revision a release has its share', async () => {
  const { live: given } = await hotelsOf([
    whole('1'),
    step(['2', 1_000], ['1', 9_000]),
    step(['2', 5_000], ['1', 5_000]),
    whole('1', { vertical: 'trains' }),
    { action: 'pause', vertical: 'hotels' },
  ]);
  expect(given.map(({ version, given: by }) => [version, by?.rev])).toEqual([
    ['2', 3],
    ['1', 3],
  ]);
});

it.each<[string, Change[], string[], string | null]>([
  ['the release before', [whole('1'), whole('2')], ['1', '2'], '1'],
  [
    'two back after a rollback',
    [
      whole('1'),
      whole('2'),
      whole('3'),
      { action: 'rollback', vertical: 'hotels', live: live(['2', 10_000]) },
    ],
    ['1', '2', '3'],
    '1',
  ],
  ['the control of a rollout', [whole('1'), step(['2', 1_000], ['1', 9_000])], ['1', '2'], '1'],
  [
    'beside a dark release, the one before',
    [whole('1'), whole('2'), step(['3', 0], ['2', 10_000])],
    ['1', '2', '3'],
    '1',
  ],
  ['none before the first', [whole('1')], ['1'], null],
  ['none that is not stored any more', [whole('1'), whole('2')], ['2'], null],
  [
    'none while it is off the site',
    [whole('1'), { action: 'remove', vertical: 'hotels' }],
    ['1'],
    null,
  ],
])('a rollback goes to %s', async (_what, changes, kept, expected) => {
  expect((await hotelsOf(changes, kept)).backTo).toBe(expected);
});

it('offers to revoke what a revision names, and nothing that is revoked or was only uploaded', async () => {
  const changes = [
    whole('1'),
    whole('2'),
    { action: 'revoke' as const, vertical: 'hotels', version: '1' },
  ];
  expect((await hotelsOf(changes, ['1', '2', '3'])).revocable).toEqual(['2']);
});

it.each<[string, Change[], string, string | null | undefined]>([
  ['the one before', [whole('1'), whole('2')], '2', '1'],
  ['the rest of a rollout', [whole('1'), step(['2', 9_000], ['1', 1_000])], '2', '1'],
  ['nobody for one that nobody has', [whole('1'), whole('2')], '1', undefined],
  ['nothing after the only one', [whole('1')], '1', null],
])('after a revoked release comes %s', async (_what, changes, version, expected) => {
  expect(afterRevoke(await hotelsOf(changes), version)).toBe(expected);
});

it('looks first at the release that came last', async () => {
  const rollout = await hotelsOf([whole('1'), step(['2', 1_000], ['1', 9_000])]);
  expect(newestLive(rollout)?.version).toBe('2');
});
