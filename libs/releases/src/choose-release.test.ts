import { chooseReleases, mostVisitedReleases } from './choose-release';
import { WHOLE, type ReleaseSet } from './registry';
import { withWeight } from './weights';

const visitors = Array.from({ length: 4000 }, (_, index) => `visitor-${index}`);
const having = (set: ReleaseSet, version = 'new') =>
  visitors.filter((visitor) => chooseReleases(set, visitor).alpha === version);
const setOf = (weight: number, version = 'new'): ReleaseSet => ({
  alpha: [
    { version, weight },
    { version: 'old', weight: WHOLE - weight },
  ],
});
const share = (weight: number, version?: string) => having(setOf(weight, version), version);

it.each([1, 100, 1000, 5000, 9999])('gives a release of weight %i its share', (weight) => {
  const expected = (visitors.length * weight) / WHOLE;
  // four standard deviations
  const most = 4 * Math.sqrt(expected * (1 - weight / WHOLE)) + 1;
  expect(Math.abs(share(weight).length - expected)).toBeLessThan(most);
});

it('reaches nobody with a weight of 0, everybody with 10000', () => {
  expect(share(0)).toEqual([]);
  expect(share(WHOLE)).toHaveLength(visitors.length);
});

it('keeps a visitor who has the new release when its share grows', () => {
  const before = new Set(share(1000));
  expect(share(5000).filter((visitor) => before.has(visitor))).toHaveLength(before.size);
});

it('keeps every visitor whose share grows when the release from before is given it', () => {
  const rollout = setOf(1000);
  const back = withWeight(rollout, 'alpha', 'old', 5000);
  const before = new Set(having(rollout));
  expect(having(back).filter((visitor) => before.has(visitor))).toHaveLength(before.size);
});

it.each([
  ['another vertical', { ...setOf(5000), beta: setOf(5000).alpha ?? [] }, 'beta'],
  ['an earlier release', setOf(5000), 'earlier'],
])('meets other visitors than %s does', (_what, set, other) => {
  const met = new Set(
    other === 'beta'
      ? visitors.filter((visitor) => chooseReleases(set, visitor).beta === 'new')
      : share(5000, other),
  );
  const both = having(set).filter((visitor) => met.has(visitor));
  expect(Math.abs(both.length - visitors.length / 4)).toBeLessThan(120);
});

it('composes the releases of several rollouts at once, each combination by its shares', () => {
  const set = { ...setOf(1000), beta: setOf(5000).alpha ?? [], gamma: setOf(5000).alpha ?? [] };
  const combinations = new Map<string, number>();
  for (const visitor of visitors) {
    const versions = Object.values(chooseReleases(set, visitor)).join(' ');
    combinations.set(versions, (combinations.get(versions) ?? 0) + 1);
  }
  expect(combinations.size).toBe(8);
  for (const [versions, count] of combinations) {
    const expected = visitors.length * (versions.startsWith('new') ? 0.025 : 0.225);
    expect(Math.abs(count - expected)).toBeLessThan(4 * Math.sqrt(expected));
  }
});

it.each([
  ['the new one', 9000, 'new'],
  ['the old one', 1000, 'old'],
  ['the old one of two equal ones', 5000, 'old'],
])('knows the release of most visitors: %s', (_what, weight, most) => {
  const alpha = [
    { version: 'new', weight },
    { version: 'old', weight: WHOLE - weight },
  ];
  expect(mostVisitedReleases({ alpha })).toEqual({ alpha: most });
});
