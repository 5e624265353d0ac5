import { createHash } from 'node:crypto';
import { bucketOf, chooseReleases, mostVisitedReleases } from './choose-release';
import { WHOLE } from './registry';

const visitors = Array.from({ length: 4000 }, (_, index) => `visitor-${index}`);
const share = (weight: number) => {
  const set = {
    alpha: [
      { version: 'new', weight },
      { version: 'old', weight: WHOLE - weight },
    ],
  };
  return visitors.filter((visitor) => chooseReleases(set, visitor).alpha === 'new');
};

it('puts a visitor into one of 10000 buckets by the first four bytes of a salted hash', () => {
  const expected =
    Number.parseInt(createHash('sha256').update('alpha:somebody').digest('hex').slice(0, 8), 16) %
    10_000;
  expect(bucketOf('somebody', 'alpha')).toBe(expected);
});

it.each([0, 1, 5000, 9999, 10_000])(
  'gives a release of weight %i exactly the buckets below it',
  (weight) => {
    expect(share(weight)).toEqual(
      visitors.filter((visitor) => bucketOf(visitor, 'alpha') < weight),
    );
  },
);

it('reaches nobody with a weight of 0, everybody with 10000', () => {
  expect(share(0)).toEqual([]);
  expect(share(WHOLE)).toHaveLength(visitors.length);
});

it('spreads visitors evenly: each tenth of the buckets holds about a tenth of them', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (const visitor of visitors) tenths[Math.floor(bucketOf(visitor, 'alpha') / 1000)]! += 1;
  for (const count of tenths) expect(Math.abs(count - visitors.length / 10)).toBeLessThan(80);
});

it('keeps a visitor who has the new release when its share grows', () => {
  const before = new Set(share(1000));
  expect(share(5000).filter((visitor) => before.has(visitor))).toHaveLength(before.size);
});

it('rolls two verticals out independently: having one new release says nothing about the other', () => {
  const both = visitors.filter(
    (visitor) => bucketOf(visitor, 'alpha') < 5000 && bucketOf(visitor, 'beta') < 5000,
  );
  expect(Math.abs(both.length - visitors.length / 4)).toBeLessThan(120);
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
