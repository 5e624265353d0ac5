import type { ReleaseSet } from '@wayfare/releases';
import { tinyRelease } from '../testing/site.fixture';
import type { PlannedVertical } from './release-plan';
import { armsOf, rolloutsIn } from './rollouts';

const release = (version: string, weight: number) => ({ version, weight });

it.each<[string, ReleaseSet['alpha'], readonly string[] | undefined]>([
  ['everybody has one', [release('1.0.0', 10_000)], undefined],
  ['nobody has the other', [release('2.0.0', 0), release('1.0.0', 10_000)], undefined],
  ['some have the other', [release('2.0.0', 1), release('1.0.0', 9_999)], ['2.0.0', '1.0.0']],
])('sees a rollout where %s', (_what, releases, versions) => {
  const beta = [release('1.0.0', 10_000)];
  expect(rolloutsIn({ alpha: releases ?? [], beta }).get('alpha')).toEqual(versions);
  expect(rolloutsIn({ beta }).size).toBe(0);
});

const planned = (version: string): PlannedVertical => {
  const current = tinyRelease({ name: 'alpha', version }).release;
  const { name, manifest } = current;
  return { name, manifest, status: 'works', current, previous: null };
};
const ROLLOUTS = rolloutsIn({ alpha: [release('2.0.0', 1), release('1.0.0', 9_999)] });

it.each([
  ['the release that he was to have', planned('2.0.0'), { alpha: '2.0.0' }],
  ['nothing where another release is used for all', planned('1.0.0'), {}],
  [
    'nothing where none can be used',
    { ...planned('2.0.0'), status: 'failed', failure: 'gone' } as const,
    {},
  ],
])('a visitor of an arm is counted by %s', (_what, vertical, arms) => {
  expect(armsOf(ROLLOUTS, { alpha: '2.0.0' }, [vertical])).toEqual(arms);
});
